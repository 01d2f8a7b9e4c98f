/**
 * Who may import whom, as data: the modules, the layers inside them, and what a bundle must not have. The lint rule
 * (`lint/layers.js`), the table and diagrams of CONTRIBUTING.md and `layers.test.ts` follow from these rows.
 */
import type { Ban, Layer, Module } from './layer.ts'
import { widget } from './widget-layers.ts'

const edge: readonly Layer[] = [
  {
    rooms: ['config', 'encodings.ts'],
    what: 'bindings, configuration, stubs of Durable Objects',
    instead: 'config/ is the lowest layer of the edge. Let the caller pass in what it needs.',
  },
  {
    rooms: ['metrics'],
    what: 'counts and times that operators read',
    instead:
      'metrics/ counts what it is told. It knows no request, no provider and no object: name what is counted in its table.',
  },
  {
    rooms: ['storage'],
    what: 'tables of Durable Objects',
    instead: 'storage/ makes and migrates tables. It knows none of them: take what it needs as a parameter.',
  },
  {
    rooms: ['http'],
    what: 'requests, answers, problems, the log',
    instead:
      'http/ knows requests and answers, and neither the provider nor sessions. Move what needs them up, or put a plain type here.',
  },
  {
    rooms: ['state'],
    what: 'the identity of the state: whether another edge serves, and what a restore has lost',
    instead:
      'state/ knows no merchant and no desk: it says which state serves. Take what it needs as a parameter.',
  },
  {
    rooms: ['registry'],
    what: 'merchants: those of the configuration, and the sealed records of the others',
    instead:
      'The registry knows no provider and no session: it finds a merchant and keeps records. Take what it needs as a parameter.',
  },
  {
    rooms: ['limits', 'upstream'],
    what: 'rate limits; the client of the provider',
    instead:
      'This layer stands on http/ and config/. It knows no session and no desk: let the caller pass in what it needs.',
  },
  {
    rooms: ['journal'],
    what: 'who did what: shards, names of people, the way of an entry there',
    instead:
      'The journal knows no desk and no session: it takes letters and answers entries. Take what it needs as a parameter.',
  },
  {
    rooms: ['sessions'],
    what: 'who makes a request, with the routes that open and end sessions',
    instead:
      'Sessions know no desk and no route: a desk asks them, or name what is asked of it in an interface here.',
  },
  {
    rooms: ['desk'],
    what: 'what both desks share: writes that are done once, queue, old histories, times',
    instead: 'desk/ is what both desks share, and knows neither. Take what differs as a parameter.',
  },
  {
    rooms: ['order-desk', 'credit-desk'],
    what: 'Durable Objects that do writes, one at a time: none imports the other',
    instead: 'A desk knows no other desk and no route. Move what both desks need into desk/.',
  },
  {
    rooms:
      'batches callbacks health history live openapi operator order-index orders reports soap widget-files.ts'.split(
        ' ',
      ),
    what: 'routes: one folder per resource, and none imports another',
    instead:
      'A route knows no other route. Move what two need into the layer below: a desk, sessions/ or http/.',
  },
  { rooms: ['worker.ts'], what: 'the app: middleware and routes', instead: 'It only puts the app together.' },
]

const ground = [
  'callback-targets.ts',
  'clock.ts',
  'sandbox-data.ts',
  'world-id.ts',
  'config.ts',
  'refused.ts',
]
const console: readonly Layer[] = [
  {
    rooms: ['client'],
    what: 'calls of the sandbox as one of its merchants',
    instead: 'client/ shows nothing. Let the caller pass in what it needs.',
  },
  {
    rooms: ['parts'],
    what: 'what sections share: their frame, fields, copying',
    instead: 'parts/ knows no section. Take what differs as a parameter.',
  },
  {
    rooms: ['sections'],
    what: 'a section of the page for each thing of the sandbox',
    instead: 'A section knows nothing of the page around it. Send an event.',
  },
  {
    rooms: ['console.ts'],
    what: 'the page: session, merchant, sections',
    instead: 'It only puts the page together.',
  },
]

const anEndpoint =
  "An endpoint reads a request, calls the merchant's object through merchant/stubs.ts and answers. Rules belong in domain/, commands in simulation/."

const provider: readonly Layer[] = [
  {
    rooms: ['callback-targets.ts', 'clock.ts', 'sandbox-data.ts', 'world-id.ts'],
    what: 'what everything else stands on',
    instead: 'It stands alone. Let the caller pass in what it needs.',
  },
  {
    rooms: ['config.ts', 'refused.ts'],
    what: 'bindings and configuration; refusals',
    instead: 'It knows no folder. Let the caller pass in what it needs.',
  },
  {
    rooms: ['http'],
    what: 'requests and answers',
    instead: 'http/ knows no orders and no Durable Object. Take what it needs as a parameter.',
  },
  {
    rooms: ['auth'],
    what: "the caller's signature and token",
    instead: 'auth/ knows no orders and no Durable Object. Take what it needs as a parameter.',
  },
  {
    rooms: ['storage'],
    what: 'tables, records and statements; `storage/credit` for SOAP',
    sees: ground,
    instead:
      "storage/ has tables and the statements on them. Declare a record's type here, or take a value as a parameter.",
  },
  {
    rooms: ['callbacks'],
    what: 'events of orders: raised in a transaction, kept, and sent to subscribers',
    sees: [...ground, 'storage'],
    instead:
      'callbacks/ knows no operation: what a write raises is said in operations/, credit/ and simulation/.',
  },
  {
    rooms: ['domain'],
    what: 'pure rules on stored records',
    sees: [...ground, 'storage'],
    instead: 'domain/ holds pure rules on stored records. Load in operations/ and pass the records in.',
  },
  {
    rooms: ['operations', 'credit', 'reports'],
    what: 'REST by topic, SOAP, report days: each in one transaction',
    sees: [...ground, 'storage', 'callbacks', 'domain'],
    instead:
      "It runs in a merchant's transaction and knows no HTTP, SOAP or Durable Object. Return data and let the endpoint answer.",
  },
  {
    rooms: ['simulation'],
    what: 'what a sandbox adds: seeds, a clock, generated orders, commands',
    sees: [...ground, 'auth', 'storage', 'callbacks', 'domain', 'operations', 'credit'],
    instead:
      "simulation/ runs in a merchant's transaction. What the API itself does belongs in operations/ or credit/.",
  },
  {
    rooms: ['lists'],
    what: 'what people read of a sandbox: pages of orders, credit orders, invoices, plans and customers',
    sees: [...ground, 'storage', 'domain', 'credit'],
    instead:
      "lists/ reads a merchant's tables and writes none. What the API itself answers belongs in operations/ or credit/.",
  },
  {
    rooms: ['merchant'],
    what: 'the Durable Objects, and their typed stubs (`stubs.ts`)',
    sees: [
      ...ground,
      'auth',
      'storage',
      'callbacks',
      'domain',
      'operations',
      'credit',
      'reports',
      'simulation',
      'lists',
    ],
    instead: 'merchant/ holds the Durable Objects and their stubs. They know no request: take plain data.',
  },
  {
    rooms: ['recording'],
    what: 'what a sandbox keeps of each request, without secrets, and why it was refused',
    sees: [...ground, 'http', 'auth', 'merchant'],
    instead:
      'recording/ works on what http/ noted of an answer. It knows no order: let the answer note what it needs.',
  },
  {
    rooms: ['faults'],
    what: 'faults that a sandbox adds to any answer',
    sees: [...ground, 'http', 'storage', 'operations', 'simulation', 'merchant'],
    instead: 'faults/ stands below every endpoint. Take the answer as a callback.',
  },
  {
    rooms: ['rest', 'soap', 'token'],
    what: "endpoints: read the request, call the merchant's object, answer",
    sees: [
      ...ground,
      'http',
      'auth',
      'storage',
      'callbacks',
      'operations',
      'credit',
      'reports',
      'merchant',
      'faults',
    ],
    instead: anEndpoint,
  },
  {
    rooms: ['openapi', 'sandbox', 'console'],
    what: 'endpoints that stand on others: the description, the commands of a sandbox and its console',
    sees: [
      ...ground,
      'http',
      'auth',
      'recording',
      'storage',
      'reports',
      'simulation',
      'lists',
      'merchant',
      'rest',
      'token',
    ],
    instead: anEndpoint,
  },
  { rooms: ['worker.ts'], what: 'routes', instead: 'It only puts the app together.' },
]

export const modules: readonly Module[] = [
  {
    folder: 'shared/domain',
    imports: [],
    words: 'nothing of ours',
    because: "it is part of the widget's bundle; only `*.schema.ts` files use zod at run time",
    instead:
      'shared/domain knows no wire format and no module: the widget is built from it. What a wire needs goes into shared/wire.',
  },
  {
    folder: 'shared',
    imports: ['shared/domain'],
    words: '`shared`',
    because: 'the contract depends on no module',
    instead:
      'shared/ is the contract and imports no other module. Move what both need into shared/, or keep it in the module.',
  },
  {
    folder: 'widget',
    imports: ['shared/domain', 'shared/problems.ts', 'shared/problem.schema.ts'],
    words:
      '`shared/domain`; only types from schemas and problems. `widget/desks/credit/data/request-shapes.ts` alone has shapes of `shared/domain/credit/soap` ([decision 23](docs/decisions/0023-forms-come-from-the-contract.md))',
    because: "every byte is paid for by the host's page",
    instead: 'The widget imports shared/domain only. What it needs of a wire, the edge answers.',
    layers: widget,
  },
  {
    folder: 'edge',
    imports: ['shared'],
    because: 'it reaches the provider over HTTP, as in production',
    instead: 'The edge reaches the provider over HTTP, as in production. What both need belongs in shared/.',
    layers: edge,
  },
  {
    folder: 'provider',
    imports: ['shared'],
    because: 'it knows no other module',
    instead: 'The provider knows no other module. What both need belongs in shared/.',
    layers: provider,
  },
  {
    folder: 'console',
    imports: ['shared', 'widget/kit'],
    words: '`shared`, and the look of the desks: `widget/kit`',
    because: 'it calls the sandbox over HTTP, as an integrator does',
    instead:
      'The console reaches the sandbox over HTTP. What both need belongs in shared/, its look in widget/kit.',
    layers: console,
  },
  {
    folder: 'demo',
    imports: ['shared/domain', 'shared/sandbox.ts', 'shared/test-persons.ts'],
    because: "it is a merchant: an address, a key and the contract's types",
    instead:
      "The demo is a merchant: it has the edge's address and the contract's types, and nothing of our modules.",
  },
  {
    folder: 'packages/order-admin',
    imports: ['widget', 'shared/domain', 'shared/problems.ts', 'shared/problem.schema.ts'],
    words: '`widget`, `shared/domain`; only types from schemas and problems',
    because: 'its entries hand out what is there',
    instead: "A package's entries import the widget and shared/domain. The build copies what else is in it.",
  },
  {
    folder: 'deploy',
    imports: [
      'shared',
      'edge/config',
      'edge/upstream/mint-token.ts',
      'edge/upstream/try-credentials.ts',
      'edge/upstream/failure.ts',
    ],
    words: "`shared`, the edge's configuration, and how the edge mints a token and tries credentials",
    because: "its command checks answers with the edge's own parser and client",
    instead:
      "The command knows the edge's configuration and how it mints a token: what runs without workerd. Nothing else of our modules.",
  },
]

/** What runs in Node, or in tests only: layers are not for it. */
export const aTest = /\.(test|conformance|config)\.ts$|(^|\/)testing\//

export const bans: readonly Ban[] = [
  {
    in: /^shared\/domain\//,
    except: /\.(schema|test)\.ts$/,
    of: /^zod(\/|$)|\.schema\.ts$/,
    typesAllowed: true,
    instead:
      'Only *.schema.ts files use zod at run time: the widget loads the others. Put the rule here and build the schema from it.',
  },
  {
    in: /^(widget|packages\/order-admin)\//,
    // Their tests hold what a form makes against the schemas of the contract.
    except: /^widget\/(desks\/credit\/.*\.test\.ts|testing\/[^/]*credit[^/]*\.ts)$/,
    of: /^zod(\/|$)|\.schema\.ts$|^shared\/problems\.ts$/,
    typesAllowed: true,
    instead:
      'The widget takes types only from schemas and problems. Rules, limits, money and enums have files of their own in shared/domain.',
  },
  {
    in: /^widget\/rows\/changes\//,
    except: aTest,
    of: /^(lit|@lit)(\/|$)/,
    typesAllowed: false,
    instead:
      'changes/ renders nothing. A controller or template belongs in parts/, or in the feature that uses it.',
  },
  {
    in: /^widget\/desks\/credit\//,
    except: /\.test\.ts$|^widget\/desks\/credit\/data\/request-shapes\.ts$/,
    of: /^shared\/domain\/credit\/soap\//,
    typesAllowed: true,
    instead:
      'The shapes of the SOAP operations come from widget/desks/credit/data/contract.ts: the bundle has no others.',
  },
  {
    in: /^widget\/desks\/credit\/data\/request-shapes\.ts$/,
    of: /^(?!shared\/domain\/credit\/soap\/shape\.ts$)/,
    typesAllowed: false,
    instead: 'It has the requests of the SOAP operations, and knows nothing else.',
  },
  {
    in: /^(shared|widget|edge|provider|demo|deploy|packages)\//,
    except: aTest,
    of: /(^|\/)testing\//,
    typesAllowed: false,
    instead: 'testing/ is for tests: nothing that ships imports it.',
  },
]
