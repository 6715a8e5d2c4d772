### The words of Streifzug durch. English and German have the same ids, attributes and variables.
###
### Parties, by the quadrant in which they sit; colours and signs (colour is never the only sign).
### Two seats sit in 0 and 2, three in 0, 1 and 2:
###   quadrant 0  red     triangle  ▲
###   quadrant 1  yellow  star      ★
###   quadrant 2  black   square    ■
###   quadrant 3  blue    circle    ●
###
### Variables of events and actions:
###   $who            name of the party that acts; $you: "yes" if the reader sits there, else "no"
###   $owner, $whose  the other party: its name, and "you" (the reader's) or "other"
###   $from $to       attributes .from and .to of streifzug-place
###   $at             attribute .at of streifzug-place
###   $dice           what is played of the roll: "5", or "5 + 3" for the sum of both
###   $card           attribute .one of streifzug-card
###   $cards          names of cards, joined as a list
###   $meld           "run", "set" or "flush"
###   $points         a number of points, which may be negative
### Seats, numbers of fields and counts are numbers, never strings.

## The game

streifzug-name = Streifzug durch
streifzug-tagline = Dice, cards and a race to the bell for two to four
streifzug-intro = Roam the three rings with your two figures, catch cards, and be there when the bell rings. In the basic mode five red and five blue cards are enough. In the extended mode you collect runs, sets and flushes, let your letter cards play tricks, and bring both figures home at the right moment.

## The game's own words, each with its explanation

streifzug-word-party = Party
    .help = A player’s colour with its two figures: red, yellow, black or blue. In teams, one person may play two parties.
streifzug-word-catch = Catch field
    .help = One of eight fields beside a stack of cards. Whoever lands there takes the top card, is safe, and has to leave with the next roll.
streifzug-word-stack = Stack
    .help = Six cards at the beginning. You see the top one; what lies below is a surprise.
streifzug-word-start = Start S
    .help = Where your two figures wait at the beginning. In the extended mode, a figure thrown on the light green ring comes back here.
streifzug-word-zone = Start-goal zone
    .help = Your stretch of the light green ring: entry field 6, follow field 4 and opening field 2. In a foreign zone nobody may stop.
streifzug-word-entry = Entry field 6
    .help = Where a figure comes into the game, with a die that shows 6.
streifzug-word-follow = Follow field 4
    .help = The second field of your zone. You get there from the entry field with a 4. Behind it lies your goal.
streifzug-word-opening = Opening field 2
    .help = The third field of your zone. You get there from the follow field with a 2; from here on a figure walks freely.
streifzug-word-bell = Bell
    .help = The field in the very middle. In the basic mode it wins the game; in the extended mode you ring it once before you may go to your goal.
streifzug-word-goal = Goal field Z
    .help = Behind your follow field 4. Both figures there end the game (extended mode).
streifzug-word-stage = Stage
    .help = One die after the other with the same figure. It really lands on both fields.
streifzug-word-throw = Throw
    .help = Landing on a figure of another party sends it back. Catch fields and zones are safe.
streifzug-word-run = Run
    .help = Three or more numbers of one colour in a row, such as red 3, 4, 5.
streifzug-word-set = Set
    .help = Three or four cards with the same number, in any colours. Four of them may take a Joker, too.
streifzug-word-flush = Flush
    .help = Three or four different letter cards.
streifzug-word-letter = Letter card
    .help = A card with J, P, H or M: Joker, Patron, Hopser or Mopser. There are four of each. In the basic mode only their colour counts, too.
streifzug-word-joker = Joker (J)
    .help = Stands in for a number in a run or a set, or extends a run by one more card. In the middle of a run, or in the other colour, it costs points. In a flush it is just a letter.
streifzug-word-patron = Patron (P)
    .help = Protects you when you are thrown: your figures stay where they are, and the one that threw you goes back to its own follow field 4.
streifzug-word-hopser = Hopser (H)
    .help = Hops one of your figures onto any free catch field, even straight from the start, and takes the card there.
streifzug-word-mopser = Mopser (M)
    .help = Pinches a card from an opponent: one of the hand, unseen, or a used letter card.
streifzug-word-used = Used letter cards
    .help = A letter card that has done its trick lies open before you. You cannot use it again, but others may take it and use it anew.
streifzug-word-team = Team
    .help = Red and black, or yellow and blue. Partners do not throw each other, and in the end their points are added.

## Parties, by quadrant

streifzug-seat-0 = Red
    .sign = triangle
streifzug-seat-1 = Yellow
    .sign = star
streifzug-seat-2 = Black
    .sign = square
streifzug-seat-3 = Blue
    .sign = circle

## Colours as they stand before a place, in each of its forms; .figure: a figure of this colour.

streifzug-colour-0 = red
    .from = red
    .to = red
    .at = red
    .figure = Red figure
streifzug-colour-1 = yellow
    .from = yellow
    .to = yellow
    .at = yellow
    .figure = Yellow figure
streifzug-colour-2 = black
    .from = black
    .to = black
    .at = black
    .figure = Black figure
streifzug-colour-3 = blue
    .from = blue
    .to = blue
    .at = blue
    .figure = Blue figure

## Places. $kind: "outer", "middle", "inner", "catch", "bell", "entry", "follow", "opening",
## "closed" (a field of a zone in which nobody sits), "goal" or "start". $colour: streifzug-colour-…
## of the party that the place belongs to, in the same form. $number: the field's number.

streifzug-place = { $kind ->
        [middle] turquoise field { $number }
        [inner] dark green field { $number }
        [catch] catch field { $number }
        [bell] bell
        [entry] { $colour } entry field 6
        [follow] { $colour } follow field 4
        [opening] { $colour } opening field 2
        [closed] closed zone
        [goal] { $colour } goal field
        [start] { $colour } start
       *[outer] light green field { $number }
    }
    .from = { $kind ->
        [middle] from turquoise field { $number }
        [inner] from dark green field { $number }
        [catch] from catch field { $number }
        [bell] from the bell
        [entry] from the { $colour } entry field 6
        [follow] from the { $colour } follow field 4
        [opening] from the { $colour } opening field 2
        [closed] from the closed zone
        [goal] from the { $colour } goal field
        [start] from the { $colour } start
       *[outer] from light green field { $number }
    }
    .to = { $kind ->
        [middle] to turquoise field { $number }
        [inner] to dark green field { $number }
        [catch] to catch field { $number }
        [bell] to the bell
        [entry] to the { $colour } entry field 6
        [follow] to the { $colour } follow field 4
        [opening] to the { $colour } opening field 2
        [closed] to the closed zone
        [goal] to the { $colour } goal field
        [start] to the { $colour } start
       *[outer] to light green field { $number }
    }
    .at = { $kind ->
        [middle] on turquoise field { $number }
        [inner] on dark green field { $number }
        [catch] on catch field { $number }
        [bell] on the bell
        [entry] on the { $colour } entry field 6
        [follow] on the { $colour } follow field 4
        [opening] on the { $colour } opening field 2
        [closed] in the closed zone
        [goal] on the { $colour } goal field
        [start] on the { $colour } start
       *[outer] on light green field { $number }
    }

## Cards. The value is a label; .one stands after a verb.

streifzug-card-R1 = Red 1
    .one = a red 1
streifzug-card-R2 = Red 2
    .one = a red 2
streifzug-card-R3 = Red 3
    .one = a red 3
streifzug-card-R4 = Red 4
    .one = a red 4
streifzug-card-R5 = Red 5
    .one = a red 5
streifzug-card-R6 = Red 6
    .one = a red 6
streifzug-card-R7 = Red 7
    .one = a red 7
streifzug-card-R8 = Red 8
    .one = a red 8
streifzug-card-RJ = Red Joker
    .one = a red Joker
streifzug-card-RP = Red Patron
    .one = a red Patron
streifzug-card-RH = Red Hopser
    .one = a red Hopser
streifzug-card-RM = Red Mopser
    .one = a red Mopser
streifzug-card-B1 = Blue 1
    .one = a blue 1
streifzug-card-B2 = Blue 2
    .one = a blue 2
streifzug-card-B3 = Blue 3
    .one = a blue 3
streifzug-card-B4 = Blue 4
    .one = a blue 4
streifzug-card-B5 = Blue 5
    .one = a blue 5
streifzug-card-B6 = Blue 6
    .one = a blue 6
streifzug-card-B7 = Blue 7
    .one = a blue 7
streifzug-card-B8 = Blue 8
    .one = a blue 8
streifzug-card-BJ = Blue Joker
    .one = a blue Joker
streifzug-card-BP = Blue Patron
    .one = a blue Patron
streifzug-card-BH = Blue Hopser
    .one = a blue Hopser
streifzug-card-BM = Blue Mopser
    .one = a blue Mopser
streifzug-cards-held = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }

## Melds and points

streifzug-meld = { $meld ->
        [run] Run
        [set] Set
       *[flush] Flush
    }
    .one = { $meld ->
        [run] a run
        [set] a set
       *[flush] a flush
    }
streifzug-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    .short = { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }

## What is asked of whom

streifzug-prompt-roll = You have rolled { $dice }.
streifzug-prompt-move = Choose a figure, how it uses the dice, and its field.
streifzug-prompt-left = The { $dice } is still to be played.
streifzug-prompt-cards = Lay out cards, play letter cards, or end your turn.
streifzug-prompt-end = You cannot play any of your cards. End your turn.
streifzug-prompt-patron = { $owner } throws you { $at }! Do you play a Patron?
streifzug-prompt-rob = You have thrown { $owner }: which card do you take?
streifzug-prompt-give = { $owner } has thrown you. Which card do you give away?

## Events. Which card is drawn from a hand, only the two know.

streifzug-event-first = { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
streifzug-event-stacked = The cards lie in eight stacks of six. On top: { $cards }.
streifzug-event-rolled = { $you ->
        [yes] You roll { $dice }.
       *[no] { $who } rolls { $dice }.
    }
streifzug-event-moved = { $you ->
        [yes] You move { $dice }, { $from } { $to }.
       *[no] { $who } moves { $dice }, { $from } { $to }.
    }
streifzug-event-lapsed = { $you ->
        [yes] You cannot move with this roll.
       *[no] { $who } cannot move with this roll.
    }
streifzug-event-caught = { $you ->
        [yes] You catch { $card }.
       *[no] { $who } catches { $card }.
    }
streifzug-event-rang = { $you ->
        [yes] Ding! You ring the bell.
       *[no] Ding! { $who } rings the bell.
    }
streifzug-event-thrown = { $whose ->
        [you] { $who } throws you { $at }! Your figure goes back { $to }.
       *[other] { $you ->
            [yes] You throw { $owner } { $at }! The figure goes back { $to }.
           *[no] { $who } throws { $owner } { $at }! The figure goes back { $to }.
        }
    }
streifzug-event-asked = { $you ->
        [yes] You may protect yourself with a Patron.
       *[no] Does a Patron protect { $who }?
    }
streifzug-event-patron = { $whose ->
        [you] { $who } plays { $card } and stays. Your figure goes { $to }.
       *[other] { $you ->
            [yes] You play { $card } and stay. { $owner } goes { $to }.
           *[no] { $who } plays { $card } and stays. { $owner } goes { $to }.
        }
    }
streifzug-event-let_go = { $you ->
        [yes] You play no Patron.
       *[no] { $who } plays no Patron.
    }
streifzug-event-draws = { $whose ->
        [you] { $who } draws a card from your hand, unseen.
       *[other] { $you ->
            [yes] You draw a card from { $owner }’s hand, unseen.
           *[no] { $who } draws a card from { $owner }’s hand, unseen.
        }
    }
streifzug-event-robbed = { $whose ->
        [you] { $who } gets { $card } from your hand.
       *[other] { $you ->
            [yes] You get { $card } from { $owner }’s hand.
           *[no] { $who } gets { $card } from { $owner }’s hand.
        }
    }
streifzug-event-robbed-hidden = { $who } gets a card from { $owner }’s hand.
streifzug-event-took = { $whose ->
        [you] { $who } takes { $card } that lies before you.
       *[other] { $you ->
            [yes] You take { $card } that lies before { $owner }.
           *[no] { $who } takes { $card } that lies before { $owner }.
        }
    }
streifzug-event-melds = { $you ->
        [yes] Laid out before you now: { $melds }. In your hand: { $count }.
       *[no] Laid out before { $who } now: { $melds }. In the hand: { $count }.
    }
streifzug-melds-none = nothing
streifzug-melds = { $melds }; { $next }
streifzug-meld-lying = { $meld } ({ $cards })
streifzug-event-laid_out = { $you ->
        [yes] You lay out { $meld }: { $cards } ({ $points }).
       *[no] { $who } lays out { $meld }: { $cards } ({ $points }).
    }
streifzug-event-added = { $you ->
        [yes] You add { $card }: { $cards } ({ $points }).
       *[no] { $who } adds { $card }: { $cards } ({ $points }).
    }
streifzug-event-exchanged = { $you ->
        [yes] You exchange the Joker for { $card }: { $cards } ({ $points }).
       *[no] { $who } exchanges the Joker for { $card }: { $cards } ({ $points }).
    }
streifzug-event-mopser = { $whose ->
        [you] { $who } plays { $card } against you.
       *[other] { $you ->
            [yes] You play { $card } against { $owner }.
           *[no] { $who } plays { $card } against { $owner }.
        }
    }
streifzug-event-hopped = { $you ->
        [yes] You play { $card } and hop { $from } { $to }.
       *[no] { $who } plays { $card } and hops { $from } { $to }.
    }
streifzug-event-ended = { $you ->
        [yes] You end your turn.
       *[no] { $who } ends the turn.
    }
streifzug-event-turned = No top card is of use to anybody, so all stacks turn. On top now: { $cards }.
streifzug-event-over = { $reason ->
        [bell] The bell has rung, and the game is over.
        [goal] Both figures have reached the goal, and the game is over.
        [stall] Nothing has happened for a long time, so the game is over.
       *[guard] The game ends in a draw: it has gone on for too long.
    }

## The end as a headline. $who: the winners, the reader first; $you: "yes" if the reader is among
## them; $count: how many they are.

streifzug-end = { $count ->
        [0] A draw.
        [one] { $you ->
            [yes] You win!
           *[no] { $who } wins!
        }
       *[other] { $you ->
            [yes] You win: { $who }!
           *[no] { $who } win!
        }
    }

## The score sheet, line by line. $meld and $count: what was laid out, and how many cards.

streifzug-score = Points
streifzug-score-meld = { $meld ->
        [run] Run of { $count }
        [set] Set of { $count }
       *[flush] Flush of { $count }
    }
streifzug-score-hand = { $count ->
        [0] No cards in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
streifzug-score-ending = Ended the game
streifzug-score-sum = Together
streifzug-score-team = Team

## Actions

streifzug-action-move = { $dice }: { $from } { $to }
streifzug-action-meld = Lay out { $meld ->
        [run] a run
        [set] a set
       *[flush] a flush
    }: { $cards }
streifzug-action-add = Add { $card } to { $cards }
    .front = Add { $card } in front of { $cards }
    .back = Add { $card } behind { $cards }
streifzug-action-exchange = Exchange the Joker for { $card } in { $cards }
    .front = Exchange the Joker for { $card }; it goes to the front of { $cards }
    .back = Exchange the Joker for { $card }; it goes to the end of { $cards }
streifzug-action-mopser-hand = Mopser: draw a card from { $owner }’s hand, unseen
streifzug-action-mopser-used = Mopser: take { $card } that { $owner } has used
streifzug-action-hopser = Hopser: hop { $from } { $to }
streifzug-action-end = End your turn
streifzug-action-patron = Play { $card } and stay
streifzug-action-let_go = Play no Patron
streifzug-action-draw = Draw a card from { $owner }’s hand, unseen
streifzug-action-take = Take { $card } that { $owner } has used
streifzug-action-give = Give { $card } from your hand
streifzug-action-give-used = Give { $card } that you have used
streifzug-action-give-meld = { $whose ->
        [you] Give { $card } of { $cards }
       *[other] Take { $card } of { $cards }
    }

## Options

streifzug-option-ext_cards = Hand and melds
    .help = Caught cards go to your hand; you lay out runs, sets and flushes for points, and letter cards can do tricks. Off: cards lie open, and five red and five blue ones are enough.
streifzug-option-ext_cards-off = Collect colours
streifzug-option-ext_cards-on = Lay out for points
streifzug-option-ext_throws = Throws with consequences
    .help = Where you are thrown matters: from the light green ring back to the start, from the turquoise ring to the entry field, and either costs a card; from the dark green circle only to the follow field. Off: always to your opening field 2.
streifzug-option-ext_throws-off = Back to opening field 2
streifzug-option-ext_throws-on = By the ring, with cards
streifzug-option-ext_teams = Teams
    .help = For four parties: red and black play against yellow and blue, and their points are added. One person may play both parties of a team.
streifzug-option-ext_teams-off = Everyone alone
streifzug-option-ext_teams-on = Two teams
streifzug-option-ext_finish = Bell and goal
    .help = First ring the bell, then bring both figures to your goal field: that ends the game and brings 6 points. Off: the first figure on the bell ends the game.
streifzug-option-ext_finish-off = The bell ends the game
streifzug-option-ext_finish-on = Bell first, then the goal
streifzug-option-first = Who begins
    .help = Who rolls first.
streifzug-option-first-chance = Drawn by lot
streifzug-option-first-0 = Red
streifzug-option-doubles = Doubles
    .help = Whether doubles give you another turn.
streifzug-option-doubles-nothing = Nothing extra
streifzug-option-doubles-again = Another turn
streifzug-option-direction = Direction
    .help = Whether figures walk either way round the rings, or clockwise only.
streifzug-option-direction-free = Either way
streifzug-option-direction-clockwise = Clockwise only
streifzug-option-zone_sum = The sum for 6, 4 and 2
    .help = Whether the sum of both dice also counts as the 6, the 4 or the 2 that a figure needs to come in. By the rulebook one die has to show it.
streifzug-option-zone_sum-off = One die has to show it
streifzug-option-zone_sum-on = The sum counts as well
streifzug-option-full_colour = When a colour is full
    .help = Basic mode: whether you may land on a catch field whose top card has a colour of which you have five already.
streifzug-option-full_colour-land = Land, but take nothing
streifzug-option-full_colour-forbidden = Do not land
streifzug-option-rotate = Useless top cards
    .help = Basic mode: if no top card is of use to anybody, all stacks put theirs to the bottom until one is.
streifzug-option-rotate-on = The stacks turn
streifzug-option-rotate-off = They stay as they are
streifzug-option-max_jokers = Jokers in a meld
    .help = How many Jokers a run or a set may have.
streifzug-option-max_jokers-1 = One
streifzug-option-max_jokers-2 = Two
streifzug-option-max_jokers-any = Any number
streifzug-option-patron_target = Who throws in vain
    .help = Where the figure goes that a Patron has sent away. The rulebook says “opening field 4”; that may be either.
streifzug-option-patron_target-F4 = Back to follow field 4
streifzug-option-patron_target-O2 = Back to opening field 2
streifzug-option-patron_ask = Who is asked for a Patron
    .help = If everybody who holds cards is asked, the question gives nothing away.
streifzug-option-patron_ask-all = All who hold cards
streifzug-option-patron_ask-holders = Only who has a Patron
streifzug-option-after_patron = After a Patron
    .help = If a Patron fends off your first stage: whether you may still play the other die, with whichever figure you like.
streifzug-option-after_patron-goes_on = The other die remains
streifzug-option-after_patron-lapses = It lapses
streifzug-option-flush_cards = Cards of a flush
    .help = Whoever is thrown with nothing in hand gives from what is laid out: whether cards of a flush come only when nothing else is left (then the victim chooses), or like all others.
streifzug-option-flush_cards-last = Only when nothing else is left
streifzug-option-flush_cards-with_others = Like all others
streifzug-option-stall_rounds = Standstill
    .help = After so many rounds in a row in which nobody takes or lays out a card, throws, rings or reaches the goal, the points are counted. 0 means never.
streifzug-option-joker_penalty = A Joker in the wrong place
    .help = A Joker in the middle of a run costs 1 point, one of the other colour 2. What if both are true?
streifzug-option-joker_penalty-add = It costs 3
streifzug-option-joker_penalty-max = It costs 2
streifzug-option-partner_landing = Landing on a partner
    .help = What happens if a figure lands where one of the partner’s stands.
streifzug-option-partner_landing-share = They share the field
streifzug-option-partner_landing-forbid = It may not land there
streifzug-option-partner_landing-throw = The partner is thrown
streifzug-option-mopser_partner = Mopser against a partner
    .help = Whether a Mopser may take a card from the partner, too.
streifzug-option-mopser_partner-off = Only from opponents
streifzug-option-mopser_partner-on = From the partner, too
streifzug-option-max_plies = Draw after
    .help = Number of actions after which an endless game is called a draw. 0 means never.

streifzug-preset-basic = Basic mode
    .help = Catch five red and five blue cards, then be the first on the bell.
streifzug-preset-extended = Extended mode
    .help = With a hand, melds, letter cards, throws that hurt, the bell and the goal.
streifzug-preset-teams = Extended mode in teams
    .help = As the extended mode, for four parties in two teams.
streifzug-teams-note = One person may play both seats of a team.

## Refusals

streifzug-reason-not_your_turn = It is not your turn.
streifzug-reason-over = The game is over.
streifzug-reason-unknown_action = That is no action of this game.
streifzug-reason-nothing_to_take_back = There is nothing that you can take back.
streifzug-reason-dice_first = First play your dice.
streifzug-reason-card_phase = The dice are done: now you play cards, or end your turn.
streifzug-reason-wait_for_victim = First somebody else has to answer.
streifzug-reason-answer_first = First say whether you play a Patron.
streifzug-reason-no_patron = You hold no such Patron.
streifzug-reason-choose_card = First choose the card that you get for the throw: draw one, or take one that you may take.
streifzug-reason-give_card = You have to give a card away: one of your hand if you hold any, else one that lies before you.
streifzug-reason-no_such_dice = You do not have these dice to play.
streifzug-reason-no_figure_there = None of your figures stands there.
streifzug-reason-needs_6 = From the start a figure comes in with a 6 on one die, and only to its entry field.
streifzug-reason-needs_4 = From the entry field 6 it goes on with a 4 on one die, and only to the follow field.
streifzug-reason-needs_2 = From the follow field 4 it goes on with a 2 on one die, and only to the opening field.
streifzug-reason-stays_in_goal = A figure that has reached the goal stays there.
streifzug-reason-stays_on_bell = The figure on the bell ends the game and stays there.
streifzug-reason-zone = Nobody stops in a start-goal zone on the way.
streifzug-reason-began_there = The figure has to leave the catch field where it began this turn.
streifzug-reason-catch_taken = Somebody stands on that catch field, and nobody shares one.
streifzug-reason-catch_taboo = You have all your cards: catch fields are taboo for you now.
streifzug-reason-colour_full = You have five cards of that colour already, and at this table you may not land there then.
streifzug-reason-bell_needs_cards = The bell is only for those who have five red and five blue cards.
streifzug-reason-bell_needs_meld = Before you ring the bell, you need a run or a set laid out.
streifzug-reason-rung_already = You have rung the bell already.
streifzug-reason-no_goal = At this table nobody goes to the goal.
streifzug-reason-goal_needs_bell = First ring the bell, then you may go to your goal.
streifzug-reason-goal_needs_meld = To go to your goal, you need a run or a set laid out.
streifzug-reason-partner_there = Your partner stands there, and at this table you may not share the field.
streifzug-reason-not_reached = No way with exactly that many steps leads there, without turning back.
streifzug-reason-more_dice = As much of the roll as possible has to be played.
streifzug-reason-must_leave = A figure that began its turn on a catch field has to leave it if it can.
streifzug-reason-no_such_card = You do not hold this card.
streifzug-reason-no_meld = These cards are no run, set or flush.
streifzug-reason-too_many_jokers = That is one Joker too many.
streifzug-reason-no_such_meld = You have no such meld.
streifzug-reason-does_not_fit = This card does not fit there.
streifzug-reason-nothing_to_exchange = No Joker stands for this card, or there is no room at that end.
streifzug-reason-no_hopser = You hold no Hopser.
streifzug-reason-hop_to_catch = A Hopser leads to a catch field.
streifzug-reason-no_mopser = You hold no Mopser.
streifzug-reason-opponents_only = A Mopser takes from another party.
streifzug-reason-not_from_partner = At this table a Mopser leaves your partner alone.
streifzug-reason-nothing_to_take = There is no such card to take.

## The rules, for players

streifzug-help-sections = aim words board turn coming catching throwing must collecting bell cards laying letters hurting finish score teams stall
streifzug-help-aim = Your two figures roam the rings and catch cards. In the basic mode you need five red and five blue cards; then the first on the bell wins. In the extended mode you lay out cards for points, and whoever has the most points in the end wins.
    .title = The aim
streifzug-help-words = Some words are the game’s own. This is what they mean.
    .title = Small dictionary
    .word = Word
    .meaning = What it means
streifzug-help-board = Three rings lie inside each other: light green with 48 fields, turquoise with 24, dark green with 8, and the bell in the middle. Bridges lead from ring to ring. Eight catch fields have a stack each: four on the light green ring, four on the turquoise one. Your start-goal zone lies on the light green ring; the zones of the others are only walked past.
    .title = The board
streifzug-help-turn = You roll two dice. You may move one figure by the sum, each figure by one die, or one figure by one die after the other; then it really lands on both fields. You choose the direction and the way, but a figure never turns back on the spot. Figures may be passed.
    .title = Your turn
streifzug-help-coming = A figure comes in with a 6, goes on to the follow field with a 4, and to the opening field with a 2. One die has to show the number. From the opening field on it walks as it likes.
    .title = Coming in
streifzug-help-catching = Land on a catch field and you take the top card of its stack. There you are safe, and nobody else can land. With your next roll you have to leave it, and you may not land on the same one again in that turn.
    .title = Catching
streifzug-help-throwing = If you land on figures of other parties, they are thrown, and in the basic mode go back to their own opening field 2. On catch fields and in the zones everybody is safe. Two figures of yours may share any other field.
    .title = Throwing
streifzug-help-must = You have to play as much of your roll as you can: both dice if possible, else one. A figure on a catch field has to leave it if it can. If nothing fits, the roll lapses.
    .title = You have to move
streifzug-help-collecting = Your cards lie open. Letters and numbers do not matter, only the colours. Of a colour of which you have five you take no more. If no top card is of use to anybody, the stacks turn. Once you have five and five, you may not land on catch fields any more.
    .title = Basic mode: collecting
streifzug-help-bell = With five red and five blue cards you walk to the bell, in the middle of the dark green circle. The number has to be exact. The first one there wins at once.
    .title = Basic mode: the bell
streifzug-help-cards = Caught cards go to your hand; from then on only you see them. After moving you may do as much with your cards as you like: lay out, add, play letters. Then you end your turn.
    .title = Extended mode: your hand
streifzug-help-laying = You lay out three or more cards: a run, a set or a flush. Single cards can be added to your own melds later. One Joker in a meld may stand in for a number; if you get that number, you put it there, and the Joker moves to an end of the run. Runs and sets need two number cards at least. Eight numbers and a Joker make a run of nine, four equal numbers and a Joker a set of five.
    .title = Laying out
streifzug-help-letters = Three of the letters can do tricks. A card that has done its trick lies open before you, and only others can bring it back into play.
    .title = Letter cards
    .card = Card
    .meaning = What it does
streifzug-help-hurting = On the light green ring a thrown figure goes back to its start, and the thrower draws one of the victim’s cards unseen or takes a used letter. On the turquoise ring it goes back to its entry field 6, and the victim gives a card of its choice. In the dark green circle and on the bell it only goes back to its follow field 4. Whoever has no cards in hand gives from what is laid out: used letters, or the first or last card of a run or a set. What gets too small goes back to the hand.
    .title = Being thrown hurts
streifzug-help-finish = Each party may ring the bell once, by exact number. From then on it takes no more cards from the stacks, but Mopser and throws still bring some. After that your figures may go to your goal field, if you have a run or a set laid out: by exact number past your follow field 4. With both figures there you play your cards, the game ends, and you get 6 points.
    .title = Bell and goal
streifzug-help-score = What you have laid out counts; each card left in your hand costs a point. A Joker at the end of a run counts like a number. In the middle it costs 1, in the other colour 2, and within a set of three or four 1. In a run of nine or a set of five nothing is deducted.
    .title = Points
    .meld = Laid out
    .points = Points
streifzug-help-teams = Red and black play together, and so do yellow and blue. Each party has its own cards and its own bell. Partners do not throw each other, do not take cards from each other, and may talk. In the end their points are added.
    .title = Teams
streifzug-help-stall = If nothing happens for long (usually twenty rounds), the game ends and the points are counted.
    .title = Standstill

## In the browser. Where two sit, the second is black.

streifzug-seat-1-of-2 = Black
streifzug-figure = figure of { $who }
streifzug-figure-own = your figure
streifzug-stack = stack of { $count }, on top: { $card }
streifzug-stack-empty = nothing
streifzug-last = part of the last move
streifzug-lying = Laid out
streifzug-rung = Has rung the bell
streifzug-collected = Red: { $red }, blue: { $blue }
streifzug-doing = { $phase ->
        [give] gives a card
       *[patron] thinks
    }
streifzug-with = with { $dice }
streifzug-hint-several = Several moves lead there: choose one.
# $ring: outer, middle, inner, or any where it does not matter; $cards: yes if it costs a card.
streifzug-hint-throws = { $ring ->
        [outer] Throws { $owner } back to the start{ $cards ->
            [yes] , and you take a card
           *[no] {""}
        }.
        [middle] Throws { $owner } back to the entry field{ $cards ->
            [yes] , and you are given a card
           *[no] {""}
        }.
        [inner] Throws { $owner } back to the follow field.
       *[any] Throws { $owner } back to the opening field.
    }
streifzug-hint-thrown = { $ring ->
        [outer] Without a Patron you go back to the start{ $cards ->
            [yes] , and { $owner } takes a card
           *[no] {""}
        }.
        [middle] Without a Patron you go back to your entry field{ $cards ->
            [yes] , and you give a card away
           *[no] {""}
        }.
        [inner] Without a Patron you go back to your follow field.
       *[any] Without a Patron you go back to your opening field.
    }
streifzug-prompt-to = You have { $dice } to play. Where to?
streifzug-prompt-hop = Hopser: choose a figure and a free catch field.
streifzug-prompt-no-patron = { $owner } throws you { $at }, and you have no Patron …
streifzug-prompt-wait = { $who } is playing.
streifzug-phase-over = The game is over.
streifzug-short-end = End turn
streifzug-short-blind = { $owner }’s hand
streifzug-short-exchange = { $side ->
        [front] Joker first
       *[back] Joker last
    }

## Rulings: the options in groups, and what is no option but not said in the rulebook either

streifzug-group-parts = What belongs to the game
streifzug-group-walking = Rolling and moving
streifzug-group-basic = In the basic mode only
streifzug-group-laying = Jokers
streifzug-group-patron = Being thrown, Patron
streifzug-group-teams = Partners
streifzug-group-end = So that it ends
streifzug-rulings = board cards parts D2 D6 D7 C1 C4 L1 L3 T5 T6 F3 S M1
streifzug-ruling-board = We do not have the picture of the board. Ours is of our own making and fits every sentence of the rulebook.
streifzug-ruling-cards = Nothing says which colours the letter cards have. Here two of each letter are red and two blue.
streifzug-ruling-parts = Throws with consequences, but without a hand: figures go back by the ring, and nobody loses a card. With a hand, but without these consequences: all go to their opening field 2, and a Patron protects all the same.
streifzug-ruling-D2 = Where several ways lead to the same field, one after which the figure need not turn back is enough for the second stage. From follow field 4 it comes to opening field 2 along the ring. If a Patron sends it back, it has come from nowhere: no step is barred to it for turning back.
streifzug-ruling-D6 = A move that ends the game counts as all of the roll, even if a die is left. What else is possible is looked at anew after each die, and as if nobody had a Patron.
streifzug-ruling-D7 = A figure that cannot leave its catch field by any means may stay. If two stand on catch fields, as many as possible have to leave.
streifzug-ruling-C1 = Every run and every set has at least two number cards.
streifzug-ruling-C4 = A Joker at the end of a run may be exchanged for the number it stands for as well. The ninth card stands for no number, and stays.
streifzug-ruling-L1 = A Mopser takes nothing that is laid out, not from a flush either.
streifzug-ruling-L3 = If the figure that a Patron protects stands on the bell, you have rung it all the same.
streifzug-ruling-T5 = If a run of nine loses the card at one end, the Joker moves there from the other.
streifzug-ruling-T6 = If you throw two partners at once, it is one party after the other, clockwise from you: first the question for a Patron, then the cards. A Patron protects its own figures only; yours has to go back then, and the other party is thrown all the same.
streifzug-ruling-F3 = Without the goal the first figure on the bell ends the game, without extra points. For that, too, you need a run or set laid out. A Hopser does not take that figure away again.
streifzug-ruling-S = One line of the table of points is damaged. We read it as the flush of four cards: 12 points.
streifzug-ruling-M1 = Whoever lands on a catch field takes the card, even if the partner would have liked it better.

## What the rules do, as it is counted over many games: labels in a table

streifzug-happening-stacks_turned = stacks turned
streifzug-happening-lapsed = rolls that cannot be played
streifzug-happening-throws = figures of opponents thrown
streifzug-happening-cards_caught = cards caught
streifzug-happening-doubles = doubles
streifzug-happening-laid_out = melds laid out
streifzug-happening-added = cards added to melds
streifzug-happening-jokers_exchanged = jokers exchanged
streifzug-happening-mopsers = Mopsers
streifzug-happening-hopsers = Hopsers
streifzug-happening-patrons = Patrons
streifzug-happening-patrons_not_played = throws without an answer by a Patron
streifzug-happening-cards_lost = cards that change hands
streifzug-happening-edge_cards_lost = cards lost from melds
streifzug-happening-rung = bells rung
streifzug-happening-came_home = figures in the goal
streifzug-happening-ended_bell = games ended by the bell
streifzug-happening-ended_goal = games ended in the goal
streifzug-happening-ended_stall = games ended by standstill
streifzug-happening-partners_thrown = figures of partners thrown
streifzug-happening-ended_guard = games without end (draw)
