/**
 * What is claimed of each criterion of WCAG 2.2, A and AA, and of the clauses of EN 301 549 that apply to a web page. "Supports"
 * needs a test; where only a part is tested, nothing is claimed. `docs/accessibility-report.md` is made from these rows.
 */

/** The words of OpenACR. */
export type Adherence = 'supports' | 'partially-supports' | 'not-applicable' | 'not-evaluated'

export interface Claim {
  num: string
  name: string
  adherence: Adherence
  notes: string
  /** Files of the tests, or a pattern of them. */
  tests?: readonly string[]
}

export interface Criterion extends Claim {
  level: 'A' | 'AA'
  /** Since WCAG 2.2, which EN 301 549 V3.2.1 does not have. */
  isNew?: true
}

type Row = readonly [
  num: string,
  name: string,
  level: 'A' | 'AA',
  adherence: Adherence,
  notes: string,
  tests?: readonly string[],
]

const everyState = 'widget/testing/book/*-book.browser.test.ts'
const keyboardDay = 'test/e2e/desk/keyboard-day.test.ts'
const touchDay = 'test/e2e/desk/touch-day.test.ts'
const zoom = 'test/e2e/desk/zoom.test.ts'
const layout = 'test/e2e/desk/layout.test.ts'
const transcripts = 'widget/transcripts.browser.test.ts'
const orca = 'test/e2e/screen-reader/desks.test.ts'
const brands = 'widget/kit/styles/brands.browser.test.ts'

const noMedia = 'The desk has no audio and no video.'
const ofThePage = 'The page around the desk answers for it.'

const rows: readonly Row[] = [
  ['1.1.1', 'Non-text Content', 'A', 'supports', 'Icons stand beside words or have a name.', [everyState]],
  ['1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A', 'not-applicable', noMedia],
  ['1.2.2', 'Captions (Prerecorded)', 'A', 'not-applicable', noMedia],
  ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A', 'not-applicable', noMedia],
  ['1.2.4', 'Captions (Live)', 'AA', 'not-applicable', noMedia],
  ['1.2.5', 'Audio Description (Prerecorded)', 'AA', 'not-applicable', noMedia],
  [
    '1.3.1',
    'Info and Relationships',
    'A',
    'supports',
    'Rows and figures are tables with headers, fields have labels, and headings have levels below that of the page.',
    [everyState, layout, 'widget/heading-level.browser.test.ts'],
  ],
  [
    '1.3.2',
    'Meaningful Sequence',
    'A',
    'supports',
    'An order is read in the sequence in which it is shown.',
    [transcripts],
  ],
  [
    '1.3.3',
    'Sensory Characteristics',
    'A',
    'not-evaluated',
    'No test reads the texts for shapes and places.',
  ],
  [
    '1.3.4',
    'Orientation',
    'AA',
    'supports',
    'Every state is shown in windows from 320 × 256 to 1200 × 900, upright and wide.',
    [everyState],
  ],
  [
    '1.3.5',
    'Identify Input Purpose',
    'AA',
    'not-applicable',
    'No field asks for data of the person who uses it.',
  ],
  [
    '1.4.1',
    'Use of Color',
    'A',
    'not-evaluated',
    'Every state is tested in forced colours; no test looks for what only a colour says.',
  ],
  ['1.4.2', 'Audio Control', 'A', 'not-applicable', noMedia],
  [
    '1.4.3',
    'Contrast (Minimum)',
    'AA',
    'supports',
    'In light and dark, with the colours of the desk and of four brands. A page that sets other colours answers for them.',
    [everyState, brands],
  ],
  [
    '1.4.4',
    'Resize Text',
    'AA',
    'supports',
    'At 200 % and 400 %, tested as a small window.',
    [everyState, zoom],
  ],
  ['1.4.5', 'Images of Text', 'AA', 'not-applicable', 'The desk has no images of text.'],
  [
    '1.4.10',
    'Reflow',
    'AA',
    'supports',
    'Nothing is wider than a page of 320 px, except tables of figures that scroll in their place.',
    [everyState, zoom],
  ],
  [
    '1.4.11',
    'Non-text Contrast',
    'AA',
    'supports',
    'Edges of fields, the focus ring and the accent, on every surface of four brands.',
    [brands],
  ],
  ['1.4.12', 'Text Spacing', 'AA', 'not-evaluated', 'No test sets the spacing of texts.'],
  [
    '1.4.13',
    'Content on Hover or Focus',
    'AA',
    'not-evaluated',
    'Escape hides a tooltip; not all of the criterion is tested.',
  ],
  [
    '2.1.1',
    'Keyboard',
    'A',
    'partially-supports',
    'A day at the order desk is done by keyboard alone. Of the payouts and credit desks only single steps are tested.',
    [
      keyboardDay,
      'widget/shell/desk-frame.browser.test.ts',
      'widget/desks/reports/desk/report-desk.browser.test.ts',
    ],
  ],
  [
    '2.1.2',
    'No Keyboard Trap',
    'A',
    'supports',
    'Dialogs give the focus back, and scroll by keys.',
    [keyboardDay, 'widget/kit/parts/modal.browser.test.ts'],
  ],
  [
    '2.1.4',
    'Character Key Shortcuts',
    'A',
    'supports',
    'A character does something only while the desk has the focus: in a cell of the rows it begins its text, and / goes to the search.',
    ['widget/rows/grid/keys-of-layouts.browser.test.ts'],
  ],
  [
    '2.2.1',
    'Timing Adjustable',
    'A',
    'supports',
    'A session is renewed without asking. When it ends, the changes of the clerk are kept.',
    ['widget/desks/order/desk/kept-changes.test.ts'],
  ],
  ['2.2.2', 'Pause, Stop, Hide', 'A', 'not-evaluated', 'No test measures how long something moves.'],
  ['2.3.1', 'Three Flashes or Below Threshold', 'A', 'not-evaluated', 'No test looks for flashes.'],
  ['2.4.1', 'Bypass Blocks', 'A', 'not-applicable', ofThePage],
  ['2.4.2', 'Page Titled', 'A', 'not-applicable', ofThePage],
  [
    '2.4.3',
    'Focus Order',
    'A',
    'supports',
    'The focus goes to what was opened, and back to what opened it.',
    [
      keyboardDay,
      'widget/kit/parts/modal.browser.test.ts',
      'widget/desks/order/life/life-focus.browser.test.ts',
    ],
  ],
  [
    '2.4.4',
    'Link Purpose (In Context)',
    'A',
    'not-evaluated',
    'Every link has a name; no test judges whether it says enough.',
  ],
  ['2.4.5', 'Multiple Ways', 'AA', 'not-applicable', ofThePage],
  [
    '2.4.6',
    'Headings and Labels',
    'AA',
    'not-evaluated',
    'Every field has a label and every part a heading; no test judges their words.',
  ],
  ['2.4.7', 'Focus Visible', 'AA', 'supports', 'At each key of a day.', [keyboardDay]],
  [
    '2.4.11',
    'Focus Not Obscured (Minimum)',
    'AA',
    'supports',
    'Bars that float over the rows leave the focused cell and button free.',
    ['widget/rows/grid/selection.browser.test.ts', 'widget/desks/order/desk/dock.browser.test.ts'],
  ],
  ['2.5.1', 'Pointer Gestures', 'A', 'supports', 'A day is done with single taps.', [touchDay]],
  [
    '2.5.2',
    'Pointer Cancellation',
    'A',
    'not-evaluated',
    'No test moves a pointer away before it is released.',
  ],
  ['2.5.3', 'Label in Name', 'A', 'not-evaluated', 'The rule of axe for it is experimental, and off.'],
  ['2.5.4', 'Motion Actuation', 'A', 'not-applicable', 'Nothing is done by moving the device.'],
  ['2.5.7', 'Dragging Movements', 'AA', 'supports', 'Nothing needs to be dragged.', [touchDay]],
  [
    '2.5.8',
    'Target Size (Minimum)',
    'AA',
    'supports',
    '24 px with a mouse, 44 px with a finger.',
    [everyState, layout],
  ],
  ['3.1.1', 'Language of Page', 'A', 'not-applicable', `${ofThePage} The desk takes its language from it.`],
  [
    '3.1.2',
    'Language of Parts',
    'AA',
    'not-evaluated',
    'Names of customers and articles have no language of their own.',
  ],
  ['3.2.1', 'On Focus', 'A', 'not-evaluated', 'No test looks for it in every state.'],
  ['3.2.2', 'On Input', 'A', 'not-evaluated', 'No test looks for it in every state.'],
  ['3.2.3', 'Consistent Navigation', 'AA', 'not-applicable', ofThePage],
  [
    '3.2.4',
    'Consistent Identification',
    'AA',
    'not-evaluated',
    'No test compares the names of like buttons.',
  ],
  ['3.2.6', 'Consistent Help', 'A', 'not-applicable', ofThePage],
  [
    '3.3.1',
    'Error Identification',
    'A',
    'supports',
    'A refusal is announced, names the field and the reason, and leads to it.',
    [transcripts, 'test/e2e/desk/refusals.test.ts', 'widget/desks/credit/form/form.controller.test.ts'],
  ],
  ['3.3.2', 'Labels or Instructions', 'A', 'supports', 'Every field has a label.', [everyState]],
  [
    '3.3.3',
    'Error Suggestion',
    'AA',
    'supports',
    'The text of a refusal says what to do.',
    ['test/e2e/desk/refusals.test.ts', 'test/e2e/credit/deliver.test.ts'],
  ],
  [
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'AA',
    'supports',
    'Every write is reviewed with its amounts before it is sent, and a double click does not send it.',
    [
      'test/e2e/desk/life.test.ts',
      'widget/desks/order/life/life-review.browser.test.ts',
      'test/e2e/credit/deliver.test.ts',
    ],
  ],
  ['3.3.7', 'Redundant Entry', 'A', 'not-evaluated', 'No test looks for data that is asked for twice.'],
  [
    '3.3.8',
    'Accessible Authentication (Minimum)',
    'AA',
    'not-applicable',
    `${ofThePage} The desk has no login.`,
  ],
  [
    '4.1.2',
    'Name, Role, Value',
    'A',
    'partially-supports',
    'In every state. Of long tables only the rows in view are rendered, so commands of a screen reader find only those.',
    [everyState, layout],
  ],
  [
    '4.1.3',
    'Status Messages',
    'AA',
    'partially-supports',
    'Changes, refusals, conflicts and saves are announced at the order desk; the screen reader Orca says changes, a cancelled row and a save in Firefox. On the credit desk, the result of a delivery is said by its dialog, which no screen reader was heard to do.',
    [transcripts, keyboardDay, orca],
  ],
]

const sinceTwoTwo = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'])

/** In the sequence of WCAG. */
export const criteria: readonly Criterion[] = rows.map(([num, name, level, adherence, notes, tests]) => ({
  num,
  name,
  level,
  adherence,
  notes,
  ...(tests && { tests }),
  ...(sinceTwoTwo.has(num) && { isNew: true as const }),
}))

const forWeb = 'Clause 9 replaces it for web content.'

/** Clause 11 of EN 301 549; what it asks of web content is in clause 9. */
export const softwareClauses: readonly Claim[] = [
  {
    num: '11.5',
    name: 'Interoperability with assistive technology',
    adherence: 'not-applicable',
    notes: forWeb,
  },
  { num: '11.6', name: 'Documented accessibility usage', adherence: 'not-applicable', notes: forWeb },
  {
    num: '11.7',
    name: 'User preferences',
    adherence: 'supports',
    notes: 'The desk follows the colour scheme, forced colours, less motion, and the zoom of the browser.',
    tests: [everyState, zoom],
  },
  {
    num: '11.8',
    name: 'Authoring tools',
    adherence: 'not-applicable',
    notes: 'The desk changes orders, and makes no content for the web.',
  },
]
