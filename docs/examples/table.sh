# What the how-tos begin with. Read it into bash or zsh, in this project's folder, while Kifu runs:
#
#   . docs/examples/table.sh
#
# Two players have a deck each and sit at a match of Lorcana, p1 in the first turn. $P1 and $P2 are their keys as headers, $KEY is an
# administrator's, $JUDGE and $HEAD are those of a judge and a head judge; $GAME is the game, $MATCH the match.

[ -z "$ZSH_VERSION" ] || setopt interactive_comments # zsh, where a pasted "# …" were a command

API=http://localhost:${PORT:-3000}/v1
JSON='Content-Type: application/json'
KEY="Authorization: Bearer ${KIFU_ADMIN_KEY:-$(cat "${KIFU_DATA:-.data}/admin-key")}"

# A part of an answer: … | of id
of() { node -pe "JSON.parse(require('fs').readFileSync(0)).$1"; }

# The header of a new key: key_of judge
key_of() { printf 'Authorization: Bearer %s' "$(curl -s $API/keys -H "$KEY" -H "$JSON" -d '{"role":"'"$1"'"}' | of key)"; }

# A seat of a new match, of a player and a deck: seat "$ONE" "$RED"
seat() { printf '{"playerId":"%s","deckId":"%s"}' "$(of id <<<"$1")" "$(of id <<<"$2")"; }

# What a player answers in $GAME: answer "$P1" d2 '[]'
answer() { curl -s $GAME/actions -H "$1" -H "$JSON" -d '{"answers":[{"decision":"'"$2"'","answer":'"$3"'}]}'; }

# A new match of these two, on further terms, as somebody who makes matches: match "$KEY" '"leagueId":"…"'
match() {
  curl -s $API/matches -H "$1" -H "$JSON" -d '{"game":"lorcana","format":"core-constructed","bestOf":1,'"${2:+$2,}"'
    "seats":['"$(seat "$ONE" "$RED"),$(seat "$TWO" "$GREEN")"']}'
}

ONE=$(curl -s $API/players -H "$KEY" -H "$JSON" -d '{"name":"Player 1"}')
TWO=$(curl -s $API/players -H "$KEY" -H "$JSON" -d '{"name":"Player 2"}')
P1="Authorization: Bearer $(of key <<<"$ONE")"
P2="Authorization: Bearer $(of key <<<"$TWO")"
RED=$(curl -s $API/decks -H "$P1" -H "$JSON" -d @docs/examples/amber-ruby.deck.json)
GREEN=$(curl -s $API/decks -H "$P2" -H "$JSON" -d @docs/examples/emerald-steel.deck.json)
JUDGE=$(key_of judge)
HEAD=$(key_of head-judge)

MATCH=$(match "$KEY")
GAME=$API/games/$(of 'games[0].id' <<<"$MATCH")

# p1 begins, whoever was asked, and both keep their hands.
[ "$(curl -s $GAME -H "$KEY" | of 'deciding[0]')" = p1 ] && FIRST=$P1 || FIRST=$P2
for given in "$(answer "$FIRST" d1 '"p1"')" "$(answer "$P1" d2 '[]')" "$(answer "$P2" d3 '[]')"; do
  case $given in *'"code":'*) echo "$given" ;; esac # which would be a refusal
done
