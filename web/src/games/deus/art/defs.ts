// Gradients that the pictures of Deus share: put once into the page, as an image of no size.

const DEFS = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" style="position:absolute">
<defs>
<linearGradient id="deus-light" x1="0.15" y1="0" x2="0.85" y2="1">
<stop offset="0" stop-color="#fffbe8" stop-opacity=".36"/><stop offset=".5" stop-color="#fffbe8" stop-opacity="0"/>
<stop offset=".6" stop-color="#1b1006" stop-opacity="0"/><stop offset="1" stop-color="#1b1006" stop-opacity=".2"/>
</linearGradient>
<linearGradient id="deus-gloss" x1="0" y1="0" x2="1" y2="0.35">
<stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/>
<stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/>
</linearGradient>
<radialGradient id="deus-coin" cx=".36" cy=".3" r=".85">
<stop offset="0" stop-color="#fff3b0"/><stop offset=".5" stop-color="#e6b422"/><stop offset="1" stop-color="#8f5f0c"/>
</radialGradient>
</defs></svg>`;

let there = false;

export function needDefs(): void {
  if (there) return;
  document.body.insertAdjacentHTML("afterbegin", DEFS);
  there = true;
}
