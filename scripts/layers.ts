/**
 * Who may import whom, as data: the modules, the layers inside them, and what a bundle must not have. The lint rule
 * (`lint/layers.js`), the table and diagrams of CONTRIBUTING.md and `layers.test.ts` follow from these rows.
 */
export interface Module {
  /** Its folder, relative to the root. A file belongs to the module with the longest folder that it is in. */
  folder: string
  /** The folders and files outside it that it may import. */
  imports: readonly string[]
  /** What it may import, for CONTRIBUTING, where the list does not say it well. */
  words?: string
  because: string
  /** What to do instead of another import. */
  instead: string
  /** Lowest first. */
  layers?: readonly Layer[]
}

export interface Layer {
  /** Folders and files of the module. None of them sees another one of the row. */
  rooms: readonly string[]
  what: string
  /** The rooms below that it sees; undefined for all of them. */
  sees?: readonly string[]
  /** What to do instead of another import. */
  instead: string
  /** The layers inside a room. */
  inside?: Readonly<Record<string, readonly Layer[]>>
}

/** What files may not import, or of which they may import types only. Paths are relative to the root. */
export interface Ban {
  in: RegExp
  except?: RegExp
  /** A path, or the name of a library. */
  of: RegExp
  typesAllowed: boolean
  instead: string
}

const aDeskIsAlone =
  'A desk knows no other desk, nor the shell that opens it. Fire an event, or take a property.'

const order: readonly Layer[] = [
  {
    rooms: 'actions conflict expiry history life live metadata save'.split(' '),
    what: 'its features: none imports another',
    instead:
      'A feature of the order desk knows no other feature. Move what two share into rows/changes/ or kit/; ask the desk by a command.',
  },
  { rooms: ['desk'], what: 'the desk', instead: aDeskIsAlone },
  { rooms: ['desk.ts'], what: 'what the shell knows of it', instead: aDeskIsAlone },
]

const reports: readonly Layer[] = [
  {
    rooms: ['data'],
    what: 'reading a report and judging it; what the parts share',
    instead: 'data/ is the lowest layer of the payouts desk. Let the caller pass in what it needs.',
  },
  {
    rooms: ['bank', 'month', 'rows', 'shop', 'take'],
    what: 'its parts: none imports another',
    instead:
      'A part of the payouts desk knows no other part. Move what two share into data/, or ask the desk.',
  },
  { rooms: ['desk'], what: 'the desk', instead: aDeskIsAlone },
  { rooms: ['desk.ts'], what: 'what the shell knows of it', instead: aDeskIsAlone },
]

const credit: readonly Layer[] = [
  {
    rooms: ['data'],
    what: 'operations, their shapes, and what the parts share',
    instead: 'data/ is the lowest layer of the credit desk. Let the caller pass in what it needs.',
  },
  {
    rooms: ['form', 'reasons', 'rows'],
    what: 'fields from the contract, reasons of a refusal, the rows of an order',
    instead: 'form/, reasons/ and rows/ do not know each other. Move what two share into data/.',
  },
  {
    rooms: ['write'],
    what: 'sending a write, and what became of it',
    instead: 'write/ knows no operation of its own. Take what differs as a parameter.',
  },
  {
    rooms: ['create', 'deliver', 'orders', 'other', 'people', 'plans'],
    what: 'its tabs: none imports another',
    instead:
      'A tab of the credit desk knows no other tab. Move what two share into a layer below, or ask the desk.',
  },
  { rooms: ['desk'], what: 'the desk', instead: aDeskIsAlone },
  { rooms: ['desk.ts'], what: 'what the shell knows of it', instead: aDeskIsAlone },
]

const standsOn = [
  'kit/format',
  'kit/styles',
  'client',
  'locales/languages.ts',
  'locales',
  'navigate-event.ts',
  'events.ts',
]
const kit = [...standsOn, 'rows/changes', 'kit/parts']

const widget: readonly Layer[] = [
  {
    rooms: ['kit/format', 'kit/styles', 'navigate-event.ts', 'trusted-types-hint.ts'],
    what: 'what everything else stands on',
    instead: 'This is the lowest layer of the widget. Let the caller pass in what it needs.',
  },
  {
    rooms: ['locales/languages.ts'],
    what: 'the languages, and the loading of their words',
    instead: 'It knows only where words are. Let the caller pass in what it needs.',
  },
  {
    rooms: ['shell/words', 'rows/words', 'desks/order/words', 'desks/reports/words', 'desks/credit/words'],
    what: 'the words of the frame, of the spreadsheet and of each desk',
    instead: 'Words know lists of values and no code. Take what a sentence needs as a parameter.',
  },
  {
    rooms: ['client', 'locales'],
    what: 'the calls of the edge; the first words, and the texts, numbers and dates of an element',
    instead: 'It knows no changes, parts or desks: let the caller pass in what it needs.',
  },
  {
    rooms: ['events.ts', 'session'],
    what: 'what the host hears; who is signed in',
    instead: 'It knows no changes, parts or desks: let the caller pass in what it needs.',
  },
  {
    rooms: ['rows/changes'],
    what: 'pure logic of staged changes: never imports lit',
    sees: ['kit/format', 'client', 'locales'],
    instead:
      'rows/changes/ is pure logic below everything that renders. Move what both need into it, or pass it in.',
  },
  {
    rooms: ['kit/parts'],
    what: 'elements and templates that all desks share',
    instead:
      'kit/ is shared by the desks and knows none of them, nor rows. Send a command, or take a callback.',
  },
  {
    rooms: ['rows/grid', 'rows/paste', 'rows/row-form', 'rows/view'],
    what: 'the spreadsheet that desks share: none imports another',
    instead:
      'A folder of rows/ knows no other one and no desk. Move what two share into rows/changes/ or kit/; ask the desk by a command.',
  },
  {
    rooms: ['desks/order'],
    what: 'the order desk',
    instead: aDeskIsAlone,
    inside: { 'desks/order': order },
  },
  {
    rooms: ['desks/reports'],
    what: 'the payouts desk',
    sees: [...kit, 'rows/view', 'desks/reports/words'],
    instead: aDeskIsAlone,
    inside: { 'desks/reports': reports },
  },
  {
    rooms: ['desks/credit'],
    what: 'the credit desk',
    sees: [...kit, 'rows/grid', 'rows/paste', 'rows/row-form', 'desks/credit/words'],
    instead: aDeskIsAlone,
    inside: { 'desks/credit': credit },
  },
  {
    rooms: ['shell'],
    what: 'which desk is open: one table row per desk',
    sees: [...standsOn, 'kit/parts', 'desks/order', 'desks/reports', 'desks/credit'],
    instead: 'The shell opens desks and knows none of their features. What it shows belongs in kit/.',
  },
  {
    rooms: ['order-admin.ts'],
    what: 'the public element',
    sees: [...standsOn, 'session', 'kit/parts', 'shell', 'desks/reports'],
    instead: 'The element has properties, events and the shell. What it shows belongs in shell/.',
  },
  {
    rooms: ['register.ts'],
    what: 'registers it: the script that the edge serves',
    instead: 'It only registers the element.',
  },
]

const edge: readonly Layer[] = [
  {
    rooms: ['config', 'encodings.ts'],
    what: 'bindings, configuration, stubs of Durable Objects',
    instead: 'config/ is the lowest layer of the edge. Let the caller pass in what it needs.',
  },
  {
    rooms: ['http'],
    what: 'requests, answers, problems, the log',
    instead:
      'http/ knows requests and answers, and neither the provider nor sessions. Move what needs them up, or put a plain type here.',
  },
  {
    rooms: ['limits', 'upstream'],
    what: 'rate limits; the client of the provider',
    instead:
      'This layer stands on http/ and config/. It knows no session and no desk: let the caller pass in what it needs.',
  },
  {
    rooms: ['sessions'],
    what: 'who makes a request, with the routes that open and end sessions',
    instead:
      'Sessions know no desk and no route: a desk asks them, or name what is asked of it in an interface here.',
  },
  {
    rooms: ['desk'],
    what: 'what both desks share: writes that are done once, queue, tables, history, times',
    instead: 'desk/ is what both desks share, and knows neither. Take what differs as a parameter.',
  },
  {
    rooms: ['order-desk', 'credit-desk'],
    what: 'Durable Objects that do writes, one at a time: none imports the other',
    instead: 'A desk knows no other desk and no route. Move what both desks need into desk/.',
  },
  {
    rooms: 'health history live openapi orders reports soap widget-files.ts'.split(' '),
    what: 'routes: one folder per resource, and none imports another',
    instead:
      'A route knows no other route. Move what two need into the layer below: a desk, sessions/ or http/.',
  },
  { rooms: ['worker.ts'], what: 'the app: middleware and routes', instead: 'It only puts the app together.' },
]

const ground = ['clock.ts', 'sandbox-data.ts', 'config.ts', 'refused.ts']
const anEndpoint =
  "An endpoint reads a request, calls the merchant's object through merchant/stubs.ts and answers. Rules belong in domain/, commands in simulation/."

const provider: readonly Layer[] = [
  {
    rooms: ['clock.ts', 'sandbox-data.ts'],
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
    rooms: ['domain'],
    what: 'pure rules on stored records',
    sees: [...ground, 'storage'],
    instead: 'domain/ holds pure rules on stored records. Load in operations/ and pass the records in.',
  },
  {
    rooms: ['operations', 'credit', 'reports'],
    what: 'REST by topic, SOAP, report days: each in one transaction',
    sees: [...ground, 'storage', 'domain'],
    instead:
      "It runs in a merchant's transaction and knows no HTTP, SOAP or Durable Object. Return data and let the endpoint answer.",
  },
  {
    rooms: ['simulation'],
    what: 'what a sandbox adds: seeds, a clock, generated orders, commands',
    sees: [...ground, 'auth', 'storage', 'domain', 'operations'],
    instead: "simulation/ runs in a merchant's transaction. What the API itself does belongs in operations/.",
  },
  {
    rooms: ['merchant'],
    what: 'the Durable Objects, and their typed stubs (`stubs.ts`)',
    sees: [...ground, 'storage', 'domain', 'operations', 'credit', 'reports', 'simulation'],
    instead: 'merchant/ holds the Durable Objects and their stubs. They know no request: take plain data.',
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
    sees: [...ground, 'http', 'auth', 'storage', 'operations', 'credit', 'reports', 'merchant', 'faults'],
    instead: anEndpoint,
  },
  {
    rooms: ['openapi', 'sandbox'],
    what: 'endpoints that stand on others: the description, the commands of a sandbox',
    sees: [...ground, 'http', 'auth', 'storage', 'reports', 'simulation', 'merchant', 'rest', 'token'],
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
    imports: ['shared', 'edge/config', 'edge/upstream/mint-token.ts', 'edge/upstream/failure.ts'],
    words: "`shared`, the edge's configuration and `edge/upstream/mint-token.ts`",
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
