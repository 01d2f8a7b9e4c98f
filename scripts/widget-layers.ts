/** The layers of the widget, and those inside its desks. */
import type { Layer } from './layer.ts'

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

const changes: readonly Layer[] = [
  {
    rooms: ['data'],
    what: 'reading the journal; what the parts share',
    instead: 'data/ is the lowest layer of the desk of changes. Let the caller pass in what it needs.',
  },
  {
    rooms: ['rows'],
    what: 'its table and files',
    instead: 'rows/ knows no period and no edge. Take what it shows as a property.',
  },
  { rooms: ['desk'], what: 'the desk', instead: aDeskIsAlone },
  { rooms: ['desk.ts'], what: 'what the shell knows of it', instead: aDeskIsAlone },
]

const orders: readonly Layer[] = [
  {
    rooms: ['data'],
    what: 'the list of the page, pasted numbers, the calls of batches',
    instead: 'data/ is the lowest layer of the desk of orders. Let the caller pass in what it needs.',
  },
  {
    rooms: ['batch', 'rows'],
    what: 'its list, and one act on many orders: none imports another',
    instead:
      'A part of the desk of orders knows no other part. Move what two share into data/, or ask the desk.',
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

export const widget: readonly Layer[] = [
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
    rooms: [
      'shell/words',
      'rows/words',
      'desks/order/words',
      'desks/reports/words',
      'desks/credit/words',
      'desks/changes/words',
      'desks/orders/words',
    ],
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
    rooms: ['desks/changes'],
    what: 'the desk of changes',
    sees: [...kit, 'rows/view', 'desks/changes/words'],
    instead: aDeskIsAlone,
    inside: { 'desks/changes': changes },
  },
  {
    rooms: ['desks/orders'],
    what: 'the desk of orders',
    sees: [...kit, 'session', 'rows/view', 'desks/orders/words'],
    instead: aDeskIsAlone,
    inside: { 'desks/orders': orders },
  },
  {
    rooms: ['shell'],
    what: 'which desk is open: one table row per desk',
    sees: [
      ...standsOn,
      'kit/parts',
      'desks/order',
      'desks/orders',
      'desks/reports',
      'desks/credit',
      'desks/changes',
    ],
    instead: 'The shell opens desks and knows none of their features. What it shows belongs in kit/.',
  },
  {
    rooms: ['order-admin.ts'],
    what: 'the public element',
    sees: [...standsOn, 'session', 'kit/parts', 'shell', 'desks/orders', 'desks/reports'],
    instead: 'The element has properties, events and the shell. What it shows belongs in shell/.',
  },
  {
    rooms: ['old-browser.ts'],
    what: 'what a browser that is too old shows',
    sees: ['locales/languages.ts'],
    instead: 'It uses nothing that is new.',
  },
  {
    rooms: ['register.ts'],
    what: 'registers it: the script that the edge serves',
    instead: 'It only registers the element.',
  },
]
