import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { WebBuild } from './web-build.ts';

type ServerEntry = Pick<WebBuild, 'renderForVisitor' | 'renderForApp' | 'renderListFragment'>;

const root = resolve(import.meta.dirname, '../../../..');
const ownedByVite = /^\/(@|src\/|node_modules\/|icons\/)/;

/** The website straight from its sources, renewed in the browser while they change. For `npm run dev` alone. */
export async function startDevWebBuild(): Promise<WebBuild> {
  const [{ createServer }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  const vite = await createServer({ root, configFile: false, appType: 'custom', plugins: [react()], server: { middlewareMode: true } });
  const entry = () => vite.ssrLoadModule('/src/app/web/entry-server.tsx') as Promise<ServerEntry>;
  const refresh = (await vite.transformIndexHtml('/', '<head></head>')).replace(/^.*<head>|<\/head>.*$/gs, '');
  return {
    renderForVisitor: async (answer) => (await entry()).renderForVisitor(answer),
    renderForApp: async (answer, calls) => (await entry()).renderForApp(answer, calls),
    renderListFragment: async (fragment) => (await entry()).renderListFragment(fragment),
    visitorTags: () => `${refresh}<script type="module" src="/src/app/web/visitor-in-development.ts"></script>`,
    appTags: () => `${refresh}<script type="module" src="/src/app/web/entry-browser.tsx"></script>`,
    folders: null,
    answer: (request: IncomingMessage, response: ServerResponse) => {
      if (!ownedByVite.test(request.url ?? '')) return false;
      vite.middlewares(request, response, () => response.writeHead(404).end());
      return true;
    },
    close: () => vite.close(),
  };
}
