event-took = { $seat } prend { $count ->
    [one] un caillou
   *[other] { $count } cailloux
}.
choose-took = Prendre { $count ->
    [one] un caillou
   *[other] { $count } cailloux
}
event-dug = { $seat } creuse.
choose-dug = Chercher ce qui est caché
event-ended = { $seat } finit son tour.
choose-ended = Finir le tour
then-last = C’était le dernier.
news-dug = Il en sort { $kind }.

why-heap-too-small = Il n’y a pas autant de cailloux sur le tas.
why-already-took = Une poignée par tour.
why-take-first = Prenez un caillou avant de finir le tour.
why-already-dug = Vous avez déjà creusé à ce tour.
why-bag-empty = Le sac est vide.
end-heap = Le tas est vide.

category-taken = cailloux
category-dug = trouvailles
picture-heap = Tas : { $count }. À { $seat } de jouer.
picture-over = Tas : 0.
picture-bag = Sac : { $flint } silex, { $amber } ambre.
picture-seat = { $seat } : { $score } ({ $taken } cailloux, { $flint } silex, { $amber } ambre)
phase-take = prendre
phase-dig = creuser
phase-end = finir le tour
phase-over = terminé
label-heap = Tas
label-bag = Sac
label-double = Cailloux doubles
label-taken = Cailloux
label-found = Trouvailles
