// Stands in for the server while there is no connection, and does nothing else: it keeps no file, so nothing can be
// out of date, and asks for no more than the browser would without it. The build puts the texts in (plugins/offline.ts).

const TEXTS = __TEXTS__;
const SECONDS = 10; // until the page looks again

self.addEventListener("install", () => void self.skipWaiting());

// The page is asked for while the worker wakes up.
self.addEventListener("activate", (event) => event.waitUntil(self.registration.navigationPreload?.enable()));

self.addEventListener("fetch", (event) => {
  const api = new URL(event.request.url).pathname.startsWith("/api/");
  if (event.request.mode === "navigate" && event.request.method === "GET" && !api) event.respondWith(answer(event));
});

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const headers = {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    };
    return new Response(page(), { status: 503, headers });
  }
}

const ours = (tag) => Object.keys(TEXTS).findLast((code) => `${tag}-`.startsWith(`${code}-`));

function page() {
  const language = navigator.languages.map(ours).find((code) => code !== undefined) ?? "en";
  const { title, words, again } = TEXTS[language];
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark light">
    <meta http-equiv="refresh" content="${SECONDS}">
    <title>${title} · Pantheon</title>
    <style>
      body { min-height: 80vh; margin: 0 1.5rem; display: grid; place-content: center; text-align: center;
        font: 1.1rem/1.5 system-ui, sans-serif; background: light-dark(#d8c7a5, #1d1813);
        color: light-dark(#2c241a, #efe4cf); }
      h1 { margin: 0; font-family: Georgia, serif; }
      p { max-width: 32rem; }
      a { justify-self: center; padding: 0.6rem 1.4rem; border: 1px solid; border-radius: 8px; color: inherit; }
    </style>
  </head>
  <body>
    <h1>${title}</h1>
    <p>${words}</p>
    <a href="">${again}</a>
  </body>
</html>`;
}
