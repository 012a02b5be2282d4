import type { RulesText } from "../../text";

export const rules: RulesText = {
  lead: "Peuplez un pays entre les villages barbares. Chaque carte construite se pose sur sa colonne et remet toute la colonne en marche, de bas en haut. Si rien ne convient, offrez des cartes à un dieu.",
  sections: {
    idea: {
      title: "De quoi il s’agit",
      blocks: [
        "Vous construisez des cartes de six couleurs et posez avec chacune une pièce sur la carte. Vos cartes donnent or, ressources, points et mouvements, encore et encore. Qui a le plus de points à la fin gagne.",
        "À votre tour, une seule chose : **construire** une carte, ou **offrir** des cartes.",
      ],
    },
    setup: {
      title: "Mise en place",
      blocks: [
        "Deux joueurs posent quatre tuiles de carte, trois joueurs six, quatre joueurs sept. On tire au sort quelle tuile va où, sa face et son orientation ; les villages ne se touchent jamais. Un village commence avec un point par région voisine.",
        "Chacun commence avec 5 or, 5 points, une ressource de chaque, deux pièces de chaque type sur le plateau, trois en réserve, et cinq cartes.",
      ],
    },
    build: {
      title: "Construire une carte",
      blocks: [
        {
          list: [
            "Posez la carte sur la colonne de sa couleur.",
            "Payez son prix. Une ressource manquante se remplace par 4 or.",
            "Posez une pièce de son type, de votre plateau, sur la carte.",
            "La colonne s’active, voir plus bas.",
          ],
        },
        "Les bateaux vont en mer, le reste à terre : dans une de vos régions qui n’a pas encore ce type, ou une région vide à côté d’une des vôtres. La première pièce part du bord de la carte.",
      ],
    },
    fire: {
      title: "La colonne s’active",
      blocks: [
        "Chaque carte de la colonne fait ce qu’elle dit, la plus basse d’abord, la nouvelle en dernier. Ce que l’une gagne, la suivante peut l’utiliser. La cinquième carte d’une couleur fait donc cinq choses.",
        {
          list: [
            "**Bleu :** commerce par mer.",
            "**Vert :** récolte et production.",
            "**Jaune :** savoir ; réveille d’autres cartes.",
            "**Brun :** des points pour ce que vous avez bâti.",
            "**Rouge :** des unités qui bougent, prennent des villages et volent.",
            "**Violet :** des temples, comptés à la fin seulement.",
          ],
        },
      ],
    },
    map: {
      title: "Les villages",
      blocks: [
        "Un village barbare garde des points. Quand toutes les régions autour sont occupées et qu’au moins une unité s’y trouve, il tombe : ses points vont à qui a le plus d’unités à côté.",
      ],
    },
    units: {
      title: "Les unités",
      blocks: [
        "Les unités vont de terre en terre, et en mer seulement où vous avez un bateau. Elles traversent les régions des autres, les villages et vos unités, mais ne s’arrêtent que dans une région vide ou une des vôtres sans unité. Une région n’est à vous que tant qu’une de vos pièces s’y trouve.",
        "On regarde ce qu’une unité vole après son mouvement, et après l’attaque s’il y en a une. Un voleur prend ce qu’il y a, jamais plus.",
      ],
    },
    temples: {
      title: "Les temples",
      blocks: [
        "Un temple coûte une ressource de chaque. Sa pièce va dans une de vos régions terrestres sans temple et y compte comme un bâtiment. Un temple n’active aucune colonne et ne déclenche aucune attaque ; il compte à la fin, 12 points au plus.",
        "Le deuxième temple demande une carte dans chacune des cinq autres colonnes, le troisième deux, et ainsi de suite.",
      ],
    },
    offer: {
      title: "Les offrandes",
      blocks: [
        "Défaussez autant de cartes que vous voulez. Celle du dessus dit quel dieu vous écoute ; toutes les cartes défaussées comptent.",
        {
          list: [
            "**Neptune** (bleu) : 2 or par carte, et un bateau.",
            "**Cérès** (vert) : une ressource par carte, et une pièce de production.",
            "**Minerve** (jaune) : une pièce de science, et une carte de plus par carte offerte.",
            "**Vesta** (brun) : 1 ou 2 points, et une pièce civile.",
            "**Mars** (rouge) : une pièce au choix par carte.",
            "**Jupiter** (violet) : le don de n’importe quel autre dieu.",
          ],
        },
        "Complétez ensuite votre main à cinq cartes.",
      ],
    },
    hidden: {
      title: "Ce qui se voit",
      blocks: [
        "Sont cachés : les mains, la pioche, les cartes défaussées sous celle du dessus, et les points des autres. Tout gain se voit quand il arrive. On peut convenir de jouer à points ouverts.",
      ],
    },
    end: {
      title: "Fin et points",
      blocks: [
        "Quand le dernier village est tombé ou le dernier temple bâti, on finit la manche et on en joue une de plus.",
        "Points gagnés, points des temples (12 au plus chacun), et 2 points pour la majorité de chaque ressource et de l’or. Le plus de points gagne.",
      ],
    },
    variants: {
      title: "Variantes",
      blocks: [
        {
          list: [
            "**Départ choisi :** chacun choisit en secret dix de ses 25 pièces, cinq au plus d’un type ; les meilleurs joueurs en choisissent moins.",
            "**Autres cartes :** une ligne, un bloc, un anneau, ou toute forme d’un seul tenant.",
            "**Joker :** une fois par partie, une carte quelconque va face cachée dans une colonne ordinaire. Elle coûte de l’or, autant que son rang dans la colonne, pose une pièce de cette couleur et active les autres cartes.",
          ],
        },
      ],
    },
  },
};
