"""4 Gods (Christophe Boelinger): everybody lays tiles at once. The rules are docs/rules/four-gods.md."""
