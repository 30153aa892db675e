### Le client du navigateur en français.
your-turn = À vous de jouer.
action-bar = Ce que vous pouvez faire
back = Retour
loading = Un instant …
start = Distribuer
play-now = Jouer maintenant
guest-name = Invité
refused-offline = Le serveur ne répond pas.
refused-no-table = Cette table n’existe pas.
refused-trouble = Quelque chose n’a pas marché ; rien n’a changé.
