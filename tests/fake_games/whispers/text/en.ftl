event-chose = { $seat } chooses.
choose-chose = Choose { $card }
event-done = { $seat } is ready.
choose-done = Ready
news-shown = The cards: { $cards }.
why-choose-first = Choose a card first.
why-not-held = You don't hold that card.
end-shown = All cards are shown.
