// Leaves packed forms beside the files that are worth it: the server sends them as they lie there.

import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH = /\.(js|css|svg|toml|json)$/;
const LEAST = 500; // bytes

export function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    generateBundle: {
      order: "post", // when Vite has written its last word into them
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          const source = file.type === "chunk" ? file.code : file.source;
          const name = file.fileName;
          if (!WORTH.test(name) || name.startsWith(".") || source.length < LEAST) continue;
          const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
          this.emitFile({
            type: "asset",
            fileName: `${name}.br`,
            source: brotliCompressSync(source, { params: quality }),
          });
          this.emitFile({ type: "asset", fileName: `${name}.gz`, source: gzipSync(source, { level: 9 }) });
        }
      },
    },
  };
}
