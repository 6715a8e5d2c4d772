// OpenSpiel's games in C++ over the twin: `spielwerk_dog` plays the machine code that
// `python_spielwerk_dog` plays, without Python between two steps. What a game is (its parameters,
// its sizes) is asked of the game in Python; so are texts, and what a seat was told, which nobody
// asks for at every step.

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <numeric>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "open_spiel/spiel.h"

namespace spielwerk {

using open_spiel::Action;
using open_spiel::ActionsAndProbs;
using open_spiel::Game;
using open_spiel::GameParameters;
using open_spiel::GameType;
using open_spiel::Player;
using open_spiel::SpielFatalError;
using open_spiel::State;

constexpr int kChance = -1;  // seats.CHANCE
constexpr int kNobody = -2;  // seats.NOBODY
constexpr size_t kNamed = 8;  // envs.TOLD
constexpr int64_t kUsual = 0;  // the origin of every match that was not imagined

// What Python is asked of a moment of a match; `bridge.Asked` has the same numbers.
enum Asked { kAction, kPosition, kObservation, kInformationState };

// A moment: how the match began, what was done since (pairs of player and number of an action), and
// the state. `bridge.Moment` is the same.
struct Moment {
  int64_t origin;
  const int32_t* history;
  int64_t length;
  const char* row;
};

// Python's answer: a text, or why there is none. What is not given at all was interrupted.
struct Answer {
  bool given = false;
  std::string text;
  std::string wrong = "interrupted in Python";
};

// Takes the answer `to` which a call is; a text of so many bytes.
using Sink = void (*)(void* to, bool given, const char* text, int64_t bytes);

// All that is needed of a game; `bridge.Interface` is the same in Python, which owns what is pointed
// at. Actions in it are those of the rules, not their numbers.
struct Interface {
  // Machine code. A turn: whose it is, and how many things can be done.
  void (*turn)(char* row, int64_t most, int32_t* turn, int32_t* found, int32_t* weights);
  void (*play)(char* row, int64_t seat, int64_t action, int64_t most, int32_t* turn,
               int32_t* found, int32_t* weights);
  void (*see)(char* row, int64_t seat, int64_t length, int32_t* numbers);
  void (*returns)(char* row, int64_t seats, int32_t* results);
  // Python, which answers by the sink.
  void (*tell)(const Moment*, int64_t asked, int64_t player, int64_t action, Sink, void* to);
  void (*recall)(const Moment*, int64_t player, float* numbers, int64_t length, Sink, void* to);
  void (*resample)(const Moment*, int64_t player, double lot, char* row, int64_t* origin, Sink,
                   void* to);
  void (*forget)(int64_t origin);
  // Sizes in bytes, or in numbers.
  int64_t row_bytes, most, seen, actions;
  const char* start;         // the state before anything has happened
  const int32_t* catalogue;  // every action; its index is its number
};

void Take(void* to, bool given, const char* text, int64_t bytes) {
  auto* answer = static_cast<Answer*>(to);
  answer->given = given;
  (given ? answer->text : answer->wrong).assign(text, bytes);
}

// The text of an answer.
std::string Given(Answer answer) {
  if (!answer.given) SpielFatalError(answer.wrong);
  return std::move(answer.text);
}

class TwinGame : public Game {
 public:
  TwinGame(GameType type, GameParameters parameters, std::shared_ptr<const Game> plain,
           const Interface* interface)
      : Game(std::move(type), std::move(parameters)), plain_(std::move(plain)), interface_(*interface),
        seen_(plain_->ObservationTensorShape()),
        known_(plain_->InformationStateTensorShape()) {
    for (int64_t number = 0; number < interface_.actions; ++number) {
      numbers_[interface_.catalogue[number]] = number;
    }
  }

  int NumDistinctActions() const override { return plain_->NumDistinctActions(); }
  std::unique_ptr<State> NewInitialState() const override;
  int MaxChanceOutcomes() const override { return plain_->MaxChanceOutcomes(); }
  int NumPlayers() const override { return plain_->NumPlayers(); }
  double MinUtility() const override { return plain_->MinUtility(); }
  double MaxUtility() const override { return plain_->MaxUtility(); }
  absl::optional<double> UtilitySum() const override { return plain_->UtilitySum(); }
  int MaxGameLength() const override { return plain_->MaxGameLength(); }
  int MaxChanceNodesInHistory() const override { return plain_->MaxChanceNodesInHistory(); }
  std::vector<int> ObservationTensorShape() const override { return seen_; }
  std::vector<int> InformationStateTensorShape() const override { return known_; }

  const Interface& interface() const { return interface_; }
  Action number(int32_t action) const { return numbers_.at(action); }

 private:
  std::shared_ptr<const Game> plain_;
  Interface interface_;
  std::vector<int> seen_, known_;  // asked once: Python makes a state to answer
  std::unordered_map<int32_t, Action> numbers_;
};

class TwinState : public State {
 public:
  explicit TwinState(std::shared_ptr<const Game> game)
      : State(game),
        interface_(open_spiel::down_cast<const TwinGame&>(*game).interface()),
        row_(interface_.start, interface_.start + interface_.row_bytes) {
    Look();
  }
  TwinState(const TwinState&) = default;

  Player CurrentPlayer() const override {
    if (seat_ == kNobody) return open_spiel::kTerminalPlayerId;
    return seat_ == kChance ? open_spiel::kChancePlayerId : seat_;
  }

  bool IsTerminal() const override { return seat_ == kNobody; }

  std::vector<Action> LegalActions() const override {
    std::vector<Action> legal(found_.size());
    if (seat_ == kChance) {
      std::iota(legal.begin(), legal.end(), 0);
      return legal;
    }
    std::transform(found_.begin(), found_.end(), legal.begin(),
                   [this](int32_t action) { return game().number(action); });
    std::sort(legal.begin(), legal.end());
    return legal;
  }

  // Every outcome by its place among those that are possible now.
  ActionsAndProbs ChanceOutcomes() const override {
    const double whole = std::accumulate(weights_.begin(), weights_.end(), 0.0);
    ActionsAndProbs outcomes(weights_.size());
    for (size_t at = 0; at < outcomes.size(); ++at) outcomes[at] = {at, weights_[at] / whole};
    return outcomes;
  }

  // What each seat gains: its result less the mean of all.
  std::vector<double> Returns() const override {
    std::vector<double> gains(num_players_, 0.0);
    if (!IsTerminal()) return gains;
    std::vector<int32_t> results(num_players_);
    interface_.returns(row(), num_players_, results.data());
    const double mean = std::accumulate(results.begin(), results.end(), 0.0) / num_players_;
    for (Player seat = 0; seat < num_players_; ++seat) gains[seat] = results[seat] - mean;
    return gains;
  }

  void ObservationTensor(Player player, absl::Span<float> values) const override {
    CheckPlayer(player);
    SPIEL_CHECK_EQ(values.size(), interface_.seen);
    thread_local std::vector<int32_t> numbers;
    numbers.assign(interface_.seen, 0);
    interface_.see(row(), player, interface_.seen, numbers.data());
    std::copy(numbers.begin(), numbers.end(), values.begin());
  }

  std::string ActionToString(Player player, Action action) const override {
    return Told(kAction, 0, player == open_spiel::kChancePlayerId ? Outcome(action) : Known(action));
  }
  std::string ToString() const override { return Told(kPosition, 0, 0); }
  std::string ObservationString(Player player) const override {
    CheckPlayer(player);
    return Told(kObservation, player, 0);
  }
  std::string InformationStateString(Player player) const override {
    CheckPlayer(player);
    return Told(kInformationState, player, 0);
  }

  void InformationStateTensor(Player player, absl::Span<float> values) const override {
    CheckPlayer(player);
    Answer answer;
    const auto past = Past();
    const Moment moment = MomentAfter(past);
    interface_.recall(&moment, player, values.data(), values.size(), Take, &answer);
    Given(std::move(answer));
  }

  std::unique_ptr<State> Clone() const override { return std::make_unique<TwinState>(*this); }

  // Another state that the player may be in; no history.
  std::unique_ptr<State> ResampleFromInfostate(int player,
                                               std::function<double()> rng) const override {
    CheckPlayer(player);
    auto imagined = std::make_unique<TwinState>(game_);
    Answer answer;
    int64_t origin = kUsual;
    const auto past = Past();
    const Moment moment = MomentAfter(past);
    interface_.resample(&moment, player, rng(), imagined->row_.data(), &origin, Take, &answer);
    Given(std::move(answer));
    imagined->origin_ = std::shared_ptr<int64_t>(new int64_t(origin), [forget = interface_.forget](int64_t* from) {
      forget(*from);
      delete from;
    });
    imagined->Look();
    return imagined;
  }

  // Another program could not know how an imagined match began.
  std::string Serialize() const override {
    if (origin_) SpielFatalError("an imagined state cannot be serialised: it has no history");
    return State::Serialize();
  }

 protected:
  void DoApplyAction(Action action) override {
    const int32_t meant = seat_ == kChance ? Outcome(action) : Known(action);
    if (std::find(found_.begin(), found_.end(), meant) == found_.end()) {
      SpielFatalError(absl::StrCat(action, " is no legal action here; ", Allowed()));
    }
    int32_t turn[2];
    Room room(interface_.most);
    interface_.play(row(), seat_, meant, interface_.most, turn, room.found, room.weights);
    Stand(turn, room);
  }

 private:
  // Room for all that can be done anywhere, of which a state keeps what can be done in it.
  struct Room {
    explicit Room(int64_t most) {
      thread_local std::vector<int32_t> columns;
      if (columns.size() < 2 * static_cast<size_t>(most)) columns.resize(2 * most);
      found = columns.data();
      weights = columns.data() + most;
    }
    int32_t *found, *weights;
  };

  void Look() {
    int32_t turn[2];
    Room room(interface_.most);
    interface_.turn(row(), interface_.most, turn, room.found, room.weights);
    Stand(turn, room);
  }

  void Stand(const int32_t turn[2], const Room& room) {
    seat_ = turn[0];
    found_.assign(room.found, room.found + turn[1]);
    weights_.assign(room.weights, room.weights + (seat_ == kChance ? turn[1] : 0));
  }

  const TwinGame& game() const { return open_spiel::down_cast<const TwinGame&>(*game_); }

  // Machine code takes a state that it does not change by the same pointer as one that it does.
  char* row() const { return const_cast<char*>(row_.data()); }

  // The end of a sentence that says what is legal, as `envs.allowed` says it.
  std::string Allowed() const {
    const std::vector<Action> legal = LegalActions();
    if (legal.empty()) return "nothing is legal";
    std::string first;
    for (size_t at = 0; at < std::min(legal.size(), kNamed); ++at) {
      absl::StrAppend(&first, at ? ", " : "", legal[at]);
    }
    return absl::StrCat("legal are ", first, legal.size() > kNamed ? ", …" : "");
  }

  int32_t Outcome(Action number) const {
    if (seat_ == kChance && number >= 0 && number < static_cast<Action>(found_.size())) {
      return found_[number];
    }
    SpielFatalError(absl::StrCat("chance has no outcome ", number, " here: there are ",
                                 seat_ == kChance ? found_.size() : 0));
  }

  int32_t Known(Action number) const {
    if (number >= 0 && number < interface_.actions) return interface_.catalogue[number];
    SpielFatalError(absl::StrCat(number, " is no action: they go from 0 to ", interface_.actions - 1));
  }

  void CheckPlayer(Player player) const {
    SPIEL_CHECK_GE(player, 0);
    SPIEL_CHECK_LT(player, num_players_);
  }

  std::vector<int32_t> Past() const {
    std::vector<int32_t> past;
    past.reserve(2 * history_.size());
    for (const auto& [player, action] : history_) {
      past.push_back(player);
      past.push_back(action);
    }
    return past;
  }

  Moment MomentAfter(const std::vector<int32_t>& past) const {
    return {origin_ ? *origin_ : kUsual, past.data(), static_cast<int64_t>(past.size() / 2),
            row_.data()};
  }

  std::string Told(Asked asked, Player player, int32_t action) const {
    Answer answer;
    const auto past = asked == kInformationState ? Past() : std::vector<int32_t>();
    const Moment moment = MomentAfter(past);
    interface_.tell(&moment, asked, player, action, Take, &answer);
    return Given(std::move(answer));
  }

  const Interface& interface_;  // the game's, which the state keeps alive
  std::vector<char> row_;
  int seat_ = kNobody;
  std::vector<int32_t> found_, weights_;
  std::shared_ptr<int64_t> origin_;  // none: `kUsual`
};

std::unique_ptr<State> TwinGame::NewInitialState() const {
  return std::make_unique<TwinState>(shared_from_this());
}

// Opens the game that OpenSpiel knows in Python by this text; none if that went wrong.
using Open = void (*)(const char* game, const Interface** interface, Sink, void* to);

// What is known as `plain` can be played as `name` too. False: nothing is known as that.
bool Register(const std::string& plain, const std::string& name, Open open) {
  for (GameType type : open_spiel::GameRegisterer::RegisteredGames()) {
    if (type.short_name != plain) continue;
    type.short_name = name;
    type.provides_factored_observation_string = false;
    open_spiel::GameRegisterer::RegisterGame(type, [=](const GameParameters& parameters) {
      auto game = open_spiel::LoadGame(plain, parameters);
      const Interface* interface = nullptr;
      Answer answer;
      open(game->ToString().c_str(), &interface, Take, &answer);
      Given(std::move(answer));
      return std::make_shared<TwinGame>(type, parameters, game, interface);
    });
    return true;
  }
  return false;
}

}  // namespace spielwerk

extern "C" bool spielwerk_register(const char* plain, const char* name, spielwerk::Open open) {
  return spielwerk::Register(plain, name, open);
}
