event-chose = { $seat } choisit.
choose-chose = Choisir { $card }
event-done = { $seat } est prêt.
choose-done = Prêt
news-shown = Les cartes : { $cards }.
why-choose-first = Choisissez d’abord une carte.
why-not-held = Vous n’avez pas cette carte.
end-shown = Toutes les cartes sont montrées.
