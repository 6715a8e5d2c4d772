// OpenSpiel's games in C++ over the twin: `spielwerk_dog` plays the machine code that
// `python_spielwerk_dog` plays, without Python between two steps. What a game is (its parameters,
// its sizes) is asked of the game in Python; so are texts, and what a seat was told, which nobody
// asks for at every step.

#include <algorithm>
#include <cstdint>
#include <cstring>
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
constexpr int64_t kUsual = 0;  // the origin of every match that was not imagined

// What Python is asked of a moment of a match; `door.Asked` has the same numbers.
enum Asked { kAction, kPosition, kObservation, kInformation };

// A moment: how the match began, what was done since (pairs of player and action), and the state.
struct Moment {
  int64_t origin;
  const int32_t* history;
  int64_t length;
  const char* row;
};

// Takes a text of so many bytes.
using Sink = void (*)(void* to, const char* text, int64_t bytes);
// A number in [0, 1).
using Lot = double (*)();

// All that is needed of a game; `door.Twin` is the same in Python, which owns what is pointed at.
struct Twin {
  // Machine code. A turn: whose it is, and how many things can be done.
  void (*turn)(char* row, int64_t most, int32_t* turn, int32_t* found, int32_t* weights);
  void (*play)(char* row, int64_t seat, int64_t action, int64_t most, int32_t* turn,
               int32_t* found, int32_t* weights);
  void (*see)(char* row, int64_t seat, int64_t length, int32_t* numbers);
  void (*returns)(char* row, int64_t seats, int32_t* results);
  // Python. False: it went wrong, and the text says why.
  bool (*tell)(const Moment*, int64_t asked, int64_t player, int64_t action, Sink, void* to);
  bool (*recall)(const Moment*, int64_t player, float* numbers, Sink, void* to);
  bool (*imagine)(const Moment*, int64_t player, Lot, char* row, int64_t* origin, Sink, void* to);
  void (*forget)(int64_t origin);
  // Sizes in bytes, or in numbers.
  int64_t row_bytes, most, seen, actions;
  const char* start;         // the state before anything has happened
  const int32_t* catalogue;  // every action; its index is its number
};

void Append(void* to, const char* text, int64_t bytes) {
  static_cast<std::string*>(to)->append(text, bytes);
}

// Where `imagine` draws from, while it is under way.
thread_local const std::function<double()>* lots = nullptr;
double Draw() { return (*lots)(); }

class TwinGame : public Game {
 public:
  TwinGame(GameType type, GameParameters parameters, std::shared_ptr<const Game> plain,
           const Twin* twin)
      : Game(std::move(type), std::move(parameters)), plain_(std::move(plain)), twin_(*twin) {
    for (int64_t number = 0; number < twin_.actions; ++number) {
      numbers_[twin_.catalogue[number]] = number;
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
  std::vector<int> ObservationTensorShape() const override {
    return plain_->ObservationTensorShape();
  }
  std::vector<int> InformationStateTensorShape() const override {
    return plain_->InformationStateTensorShape();
  }

  const Twin& twin() const { return twin_; }
  Action number(int32_t action) const { return numbers_.at(action); }

 private:
  std::shared_ptr<const Game> plain_;
  Twin twin_;
  std::unordered_map<int32_t, Action> numbers_;
};

class TwinState : public State {
 public:
  explicit TwinState(std::shared_ptr<const Game> game)
      : State(game),
        twin_(open_spiel::down_cast<const TwinGame&>(*game).twin()),
        row_(twin_.start, twin_.start + twin_.row_bytes) {
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
    twin_.returns(row(), num_players_, results.data());
    const double mean = std::accumulate(results.begin(), results.end(), 0.0) / num_players_;
    for (Player seat = 0; seat < num_players_; ++seat) gains[seat] = results[seat] - mean;
    return gains;
  }

  void ObservationTensor(Player player, absl::Span<float> values) const override {
    CheckPlayer(player);
    SPIEL_CHECK_EQ(values.size(), twin_.seen);
    thread_local std::vector<int32_t> numbers;
    numbers.assign(twin_.seen, 0);
    twin_.see(row(), player, twin_.seen, numbers.data());
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
    return Told(kInformation, player, 0);
  }

  void InformationStateTensor(Player player, absl::Span<float> values) const override {
    CheckPlayer(player);
    std::string why;
    const auto past = Past();
    const Moment moment = MomentAfter(past);
    if (!twin_.recall(&moment, player, values.data(), Append, &why)) SpielFatalError(why);
  }

  std::unique_ptr<State> Clone() const override { return std::make_unique<TwinState>(*this); }

  // Another state that the player may be in; no history.
  std::unique_ptr<State> ResampleFromInfostate(int player,
                                               std::function<double()> rng) const override {
    CheckPlayer(player);
    auto imagined = std::make_unique<TwinState>(game_);
    std::string why;
    int64_t origin = kUsual;
    const auto past = Past();
    const Moment moment = MomentAfter(past);
    lots = &rng;
    const bool done =
        twin_.imagine(&moment, player, Draw, imagined->row_.data(), &origin, Append, &why);
    lots = nullptr;
    if (!done) SpielFatalError(why);
    imagined->origin_ = std::shared_ptr<int64_t>(new int64_t(origin), [twin = twin_](int64_t* from) {
      twin.forget(*from);
      delete from;
    });
    imagined->Look();
    return imagined;
  }

 protected:
  void DoApplyAction(Action action) override {
    const int32_t meant = seat_ == kChance ? Outcome(action) : Known(action);
    if (std::find(found_.begin(), found_.end(), meant) == found_.end()) {
      SpielFatalError(absl::StrCat(action, " is no legal action here"));
    }
    int32_t turn[2];
    Room room(twin_.most);
    twin_.play(row(), seat_, meant, twin_.most, turn, room.found, room.weights);
    Take(turn, room);
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
    Room room(twin_.most);
    twin_.turn(row(), twin_.most, turn, room.found, room.weights);
    Take(turn, room);
  }

  void Take(const int32_t turn[2], const Room& room) {
    seat_ = turn[0];
    found_.assign(room.found, room.found + turn[1]);
    weights_.assign(room.weights, room.weights + (seat_ == kChance ? turn[1] : 0));
  }

  const TwinGame& game() const { return open_spiel::down_cast<const TwinGame&>(*game_); }

  // Machine code takes a state that it does not change by the same pointer as one that it does.
  char* row() const { return const_cast<char*>(row_.data()); }

  int32_t Outcome(Action number) const {
    if (seat_ == kChance && number >= 0 && number < static_cast<Action>(found_.size())) {
      return found_[number];
    }
    SpielFatalError(absl::StrCat("chance has no outcome ", number, " here: there are ",
                                 seat_ == kChance ? found_.size() : 0));
  }

  int32_t Known(Action number) const {
    if (number >= 0 && number < twin_.actions) return twin_.catalogue[number];
    SpielFatalError(absl::StrCat(number, " is no action: they go from 0 to ", twin_.actions - 1));
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
    std::string text;
    const auto past = asked == kInformation ? Past() : std::vector<int32_t>();
    const Moment moment = MomentAfter(past);
    if (!twin_.tell(&moment, asked, player, action, Append, &text)) SpielFatalError(text);
    return text;
  }

  const Twin& twin_;  // the game's, which the state keeps alive
  std::vector<char> row_;
  int seat_ = kNobody;
  std::vector<int32_t> found_, weights_;
  std::shared_ptr<int64_t> origin_;  // none: `kUsual`
};

std::unique_ptr<State> TwinGame::NewInitialState() const {
  return std::make_unique<TwinState>(shared_from_this());
}

// Opens the game that OpenSpiel knows in Python by this text; none if that went wrong.
using Open = const Twin* (*)(const char* game);

// What is known as `plain` can be played as `name` too.
void Register(const std::string& plain, const std::string& name, Open open) {
  for (GameType type : open_spiel::GameRegisterer::RegisteredGames()) {
    if (type.short_name != plain) continue;
    type.short_name = name;
    type.provides_factored_observation_string = false;
    open_spiel::GameRegisterer::RegisterGame(type, [=](const GameParameters& parameters) {
      auto game = open_spiel::LoadGame(plain, parameters);
      const Twin* twin = open(game->ToString().c_str());
      if (twin == nullptr) SpielFatalError(absl::StrCat(name, " could not be opened"));
      return std::make_shared<TwinGame>(type, parameters, game, twin);
    });
  }
}

}  // namespace spielwerk

extern "C" void spielwerk_register(const char* plain, const char* name, spielwerk::Open open) {
  spielwerk::Register(plain, name, open);
}
