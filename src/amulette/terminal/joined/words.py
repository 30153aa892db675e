"""The words a person may say at a table on the network, besides actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from amulette.table.requests import Answer, Here, Nudge, Propose, Reclaim, Request, Resume, Say, Start, Undo
from amulette.table.settings import LONGEST_CHAT
from amulette.terminal.commands import COMMANDS, Command, show_view, spoken
from amulette.terminal.joined.lobby import agreed, seated
from amulette.terminal.joined.place import new_id
from amulette.terminal.joined.trouble import JoinError
from amulette.terminal.sitting import LETTERS
from amulette.wire.outgoing import Refused

if TYPE_CHECKING:
    from amulette.terminal.joined.place import Place
    from amulette.terminal.turn import Turn

READING: Final = ("help", "view", "rules", "log", "quit")  # what needs no question
DECIDING: Final = ("help", "view", "rules", "why", "log", "hint", "back", "more", "quit")
ASKED: Final[dict[str, Callable[[int], Request]]] = {  # what a seat may ask of the table in one word
    "undo": lambda seat: Undo(id=new_id(), seat=seat),
    "yes": lambda _: Answer(id=new_id(), yes=True),
    "no": lambda _: Answer(id=new_id(), yes=False),
    "pause": lambda _: Propose(id=new_id(), what="pause"),
    "resume": lambda _: Resume(id=new_id()),
    "return": lambda seat: Reclaim(id=new_id(), seat=seat),
    "start": lambda _: Start(id=new_id()),
    "here": lambda _: Here(id=new_id()),
}
ABOUT: Final[dict[str, Callable[[int], Request]]] = {  # what is asked about somebody else's seat
    "nudge": lambda seat: Nudge(id=new_id(), seat=seat),
    "replace": lambda seat: Propose(id=new_id(), what="replace", seat=seat),
}
TALK: Final = ("say", *ASKED, *ABOUT, "again")


class Words:
    """What is asked of the table is answered by the news; what it refuses is said."""

    def __init__(self, place: Place) -> None:
        self.place = place
        asking = {word: self.asking(made) for word, made in ASKED.items()}
        about = {word: self.asking_about(made) for word, made in ABOUT.items()}
        own: dict[str, Command] = {"say": self.say, **asking, **about, "again": self.play_again}
        reading: dict[str, Command] = {**of_all(READING), "view": self.view}
        self.waiting = reading if place.seat is None else reading | own
        self.deciding = of_all(DECIDING) | {"hint": self.hint} | own

    def view(self, turn: Turn, rest: str) -> None:
        """Before the deal, who sits there."""
        if self.place.state.view is None:
            turn.console.say_all([*seated(self.place), *agreed(self.place)])
        else:
            show_view(turn, rest)

    def say(self, turn: Turn, rest: str) -> None:
        if rest:
            self.ask(turn, Say(id=new_id(), text=rest[:LONGEST_CHAT]))
        else:
            turn.say("join-say-what")

    def play_again(self, turn: Turn, _: str) -> None:
        """Propose it, or agree with whoever did."""
        is_proposed = self.place.state.proposal is not None
        self.ask(turn, Answer(id=new_id(), yes=True) if is_proposed else Propose(id=new_id(), what="rematch"))

    def asking(self, made: Callable[[int], Request]) -> Command:
        return lambda turn, _: self.ask(turn, made(turn.seat))

    def asking_about(self, made: Callable[[int], Request]) -> Command:
        """Of the seat with a letter; without one, of the person who is waited for."""

        def ask(turn: Turn, rest: str) -> None:
            last = len(self.place.state.seats) - 1
            seat = self.place.awaited if not rest else LETTERS.find(rest.upper())
            if seat is None or not 0 <= seat <= last or len(rest) > 1:
                turn.say("no-such-seat", letter=rest or "?", last=LETTERS[last])
            else:
                self.ask(turn, made(seat))

        return ask

    def hint(self, turn: Turn, _: str) -> None:
        """What a bot on the server would do in this place."""
        try:
            text = self.place.link.web.hint(turn.seat)
        except JoinError as error:
            turn.console.say(error.sentence(turn.speaker.texts))
        else:
            turn.say("hint", **spoken(turn, self.place.game.read(text)))

    def ask(self, turn: Turn, request: Request) -> None:
        reply = self.place.ask(request)
        if isinstance(reply, Refused):
            refuse(turn, self.place, reply)


def refuse(turn: Turn, place: Place, refused: Refused) -> None:
    """With the clause where the rules say no."""
    refusal = place.refusal(refused)
    if refusal is None:
        turn.say(f"code-{refused.code}")
    else:
        turn.refuse(refusal)


def of_all(words: tuple[str, ...]) -> dict[str, Command]:
    return {word: COMMANDS[word] for word in words}
