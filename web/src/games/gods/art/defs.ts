// Gradients that all pictures share: put once into the page, as an image of no size.

const DEFS = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" style="position:absolute">
<defs>
<linearGradient id="gods-light" x1="0.1" y1="0" x2="0.9" y2="1">
<stop offset="0" stop-color="#fffbe8" stop-opacity=".42"/><stop offset=".5" stop-color="#fffbe8" stop-opacity="0"/>
<stop offset=".55" stop-color="#1b1006" stop-opacity="0"/><stop offset="1" stop-color="#1b1006" stop-opacity=".3"/>
</linearGradient>
<linearGradient id="gods-gloss" x1="0.2" y1="0" x2="0.8" y2="1">
<stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/>
<stop offset="1" stop-color="#000" stop-opacity=".3"/>
</linearGradient>
</defs></svg>`;

let there = false;

export function needDefs(): void {
  if (there) return;
  document.body.insertAdjacentHTML("afterbegin", DEFS);
  there = true;
}
