// The pictures of the games, made when the pages are built: boards of the games as they are drawn at the table.
//
//     import posters from "virtual:posters"    what the pages show, by game and theme
//     /pictures/<game>.png                     what a link to a game looks like elsewhere

import { createHash } from "node:crypto";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import sharp from "sharp";
import { createServer, type Plugin } from "vite";

const NAME = "virtual:posters";
const POSTER = { width: 608, height: 342 };
const PREVIEW = { width: 1200, height: 630 }; // what those who show links ask for

interface Size {
  width: number;
  height: number;
}
/** What paint.ts has to offer. */
interface Painter {
  GAMES: string[];
  THEMES: string[];
  painted(game: string, theme: string, size: Size): string;
}

export function posters(): Plugin {
  let building = false;
  return {
    name: "posters",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      if (process.env["VITEST"] !== undefined) return "export default {}";
      return withPainter(async ({ GAMES, THEMES, painted }) => {
        const addresses: Record<string, Record<string, string>> = {};
        for (const game of GAMES) {
          const own: Record<string, string> = (addresses[game] = {});
          for (const theme of THEMES) {
            const source = await drawn(painted(game, theme, POSTER))
              .avif({ quality: 28, effort: 2 })
              .toBuffer();
            const mark = createHash("sha256").update(source).digest("hex").slice(0, 8);
            const fileName = `assets/${game}-${theme}-${mark}.avif`;
            own[theme] = building ? `/${fileName}` : `data:image/avif;base64,${source.toString("base64")}`;
            if (building) this.emitFile({ type: "asset", fileName, source });
          }
          if (!building) continue;
          const preview = await drawn(painted(game, "light", PREVIEW))
            .png({ palette: true, quality: 80 })
            .toBuffer();
          this.emitFile({ type: "asset", fileName: `pictures/${game}.png`, source: preview });
        }
        return `export default ${JSON.stringify(addresses)}`;
      });
    },
  };
}

const drawn = (picture: string) => sharp(Buffer.from(picture));

/** A picture says nothing. */
const noTexts: Plugin = {
  name: "no-texts",
  resolveId: (id) => (id === "virtual:texts" ? id : undefined),
  load: (id) => (id === "virtual:texts" ? "export const names = {}; export default {}" : undefined),
};

/** The components of the boards, loaded for painting without a page. */
async function withPainter<T>(use: (painter: Painter) => Promise<T>): Promise<T> {
  const server = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    plugins: [svelte({ emitCss: false }), noTexts],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return await use((await server.ssrLoadModule("/posters/paint.ts")) as Painter);
  } finally {
    await server.close();
  }
}
