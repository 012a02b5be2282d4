import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Tous bâtissent le même monde en même temps. Posez des tuiles qui s’accordent, envoyez des prophètes dans les royaumes, et prenez le dieu que vous voulez avant les autres. Quand le sac est vide ou le monde plein, il reste une demi-minute par joueur.",
  sections: {
    idea: {
      title: "De quoi il s’agit",
      blocks: [
        "Le monde a 8 cases sur 8 dans un cadre. Sur les tuiles se rencontrent mer, plaine, forêt et montagne. Pas de tours : le premier arrivé est le premier servi.",
        "Quatre dieux aiment chacun un terrain : les Ondins la **mer**, les Humains la **plaine**, les Elfes la **forêt**, les Nains les **montagnes**.",
      ],
    },
    hands: {
      title: "Deux mains et une rangée",
      blocks: [
        "Vous avez deux mains, une tuile dans chacune. Quand elles sont vides, piochez une ou deux tuiles dans le sac. Ce qui ne va nulle part se défausse dans votre rangée, sur la face de votre choix.",
        {
          list: [
            "Dans toute rangée, même celle des autres, vous pouvez **prendre** une tuile d’une main libre et la poser dans le monde.",
            "D’une main libre, vous pouvez **retourner** n’importe quelle tuile d’une rangée.",
            "Si votre rangée est pleine, plus de pioche : trouvez d’abord une place à quelque chose.",
          ],
        },
      ],
    },
    laying: {
      title: "Poser des tuiles",
      blocks: [
        "Une tuile se pose sur une case vide bordée d’au moins **deux côtés droits**, du cadre ou d’autres tuiles. Elle doit s’accorder avec chaque tuile voisine sur tout le côté. Tournez-la comme vous voulez.",
      ],
    },
    prophets: {
      title: "Prophètes et cités",
      blocks: [
        "Qui a un dieu peut mettre un prophète sur un terrain de la tuile qu’il vient de poser. S’il n’en a plus en réserve, l’un des siens se déplace.",
        "Une **cité** se bâtit sur une case vide à deux côtés droits et demande un prophète. Qui tient une tuile qui irait là peut écraser la cité d’un autre, et la garde : 5 points.",
      ],
    },
    gods: {
      title: "Choisir un dieu",
      blocks: [
        "Qui n’a pas de dieu peut en prendre un libre, à tout moment, et le garde. Tôt, c’est avoir vite des prophètes ; tard, c’est mieux connaître le monde. À deux, chacun a deux dieux et le plus faible compte.",
      ],
    },
    end: {
      title: "Fin et points",
      blocks: [
        "Quand le sac est vide ou le monde plein, il reste 30 secondes par joueur. Si tous passent, c’est fini aussitôt.",
        {
          list: [
            "**Cités :** 5 points pour chacune des vôtres debout et pour chacune que vous avez écrasée.",
            "**Prophètes :** qui en a le plus dans un royaume d’au moins deux tuiles marque 1 point par tuile sans prophète.",
            "**Plus grand royaume** de votre terrain : 15, 10, 5, 0 points selon le rang.",
            "**Plus de royaumes** de votre terrain : 15, 10, 5, 0 points selon le rang.",
          ],
        },
        "Le plus de points gagne.",
      ],
    },
  },
};
