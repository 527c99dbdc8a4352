const testFiles = '\\.test\\.tsx?$';
const testing = '^src/domains/[^/]+/testing/';

/** Two pure folders, three browser folders and the design system: what a reader's browser may load. */
const browserCode = ['^src/domains/[^/]+/(model|ui|messages)/', '^src/platform/(shared|web)/', '^src/ui/'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'platform-knows-no-domain',
      comment: 'The platform serves every domain, so it can depend on none.',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^src/(domains|app|ui)/' },
    },
    {
      name: 'ui-kit-is-a-leaf',
      comment: 'The design system has no product knowledge: React and platform/shared are all it may know.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/(domains|app|platform/(server|web))/' },
    },
    {
      name: 'nobody-imports-app',
      comment: 'src/app wires everything together; what two sides need lives below it.',
      severity: 'error',
      from: { path: ['^src/(domains|platform|ui)/', '^demo/'], pathNot: '^demo/.*\\.test\\.ts$' },
      to: { path: '^src/app/' },
    },
    {
      name: 'demo-is-optional',
      comment: 'The demo platform is content for a first look: only what fills an empty database knows it, and it knows the domains alone.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/app/server/seed\\.ts$', testFiles] },
      to: { path: '^demo/' },
    },
    {
      name: 'model-is-pure',
      comment: 'Models and texts run in the browser and on the server, without input or output.',
      severity: 'error',
      from: { path: '^src/domains/[^/]+/(model|messages)/', pathNot: testFiles },
      to: {
        path: [
          '^src/platform/(server|web)/',
          '^src/ui/',
          '^src/domains/[^/]+/(server|ui)/',
          'node_modules/(react|react-dom|react-router|kysely|fastify|pg)/',
        ],
      },
    },
    {
      name: 'browser-has-no-node',
      comment: 'A node: module in browser code breaks the page, and only at run time.',
      severity: 'error',
      from: { path: browserCode, pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-never-server',
      comment: 'Server code must not reach a browser, not even by accident of bundling.',
      severity: 'error',
      from: { path: ['^src/domains/[^/]+/ui/', '^src/platform/(web|shared)/', '^src/ui/', '^src/app/web/'] },
      to: { path: ['^src/domains/[^/]+/server/', '^src/platform/server/', '^src/app/server/'] },
    },
    {
      name: 'server-never-ui',
      comment: 'The server renders through the built bundle; Node cannot read .tsx.',
      severity: 'error',
      from: { path: ['^src/domains/[^/]+/server/', '^src/platform/server/', '^src/app/(server|cli)/'] },
      to: { path: ['^src/domains/[^/]+/ui/', '^src/platform/web/', '^src/ui/', '^src/app/web/'] },
    },
    {
      name: 'other-domain-by-its-index',
      comment:
        'Another domain is reached through its model, its server/index.ts, its ui/index.ts or, for screens of admins and of an account alone, ui/admin/index.ts and ui/account/index.ts.',
      severity: 'error',
      from: { path: '^src/domains/([^/]+)/' },
      to: {
        path: '^src/domains/[^/]+/',
        pathNot: [
          '^src/domains/$1/',
          '^src/domains/[^/]+/model/',
          '^src/domains/[^/]+/(server|ui|ui/(admin|account))/index\\.ts$',
          testing,
        ],
      },
    },
    {
      name: 'sql-only-in-queries',
      comment: 'SQL is in *.queries.ts files, where a reviewer looks for it. tools/check-boundaries.ts finds SQL that needs no import.',
      severity: 'error',
      from: { path: ['^src/(domains|app)/', '^demo/'], pathNot: ['\\.queries\\.ts$', '\\.db\\.test\\.ts$', testing] },
      to: { path: 'node_modules/(kysely|pg)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'testing-only-in-tests',
      comment: 'Factories make data for tests; the product never does.',
      severity: 'error',
      from: { path: '^(src|demo|db)/', pathNot: [testFiles, testing] },
      to: { path: ['^tests/', testing] },
    },
    {
      name: 'migrations-are-frozen',
      comment: 'A migration must do next year what it does today, so it depends on nothing of ours that changes.',
      severity: 'error',
      from: { path: '^db/migrations/' },
      to: { pathNot: 'node_modules/kysely/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
};
