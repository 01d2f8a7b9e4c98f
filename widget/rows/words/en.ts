import type { PersonalKind } from '../../../shared/domain/order/metadata-personal.rules.ts'
import type { SecretKind } from '../../../shared/domain/order/metadata-secrets.rules.ts'
import { words } from '../../locales/languages.ts'

/** English, for what changes rows and an order. Its type lists the terms that every other language must have. */
export const texts = {
  // Rows
  rowNew: 'New',

  // Adding a row
  newRow: 'New row',
  articleNumber: 'Article number',
  optional: 'optional',
  quantityLong: 'Quantity',
  unitPrice: 'Unit price incl. VAT',
  vatPercent: 'VAT %',
  discountKind: 'Discount in',
  rowAmount: 'Row amount',
  newTotal: 'New order total',
  creditCheck: 'A credit check follows, because the order amount goes up.',
  saving: 'Saving…',
  cancel: 'Cancel',
  saveStopped: 'This page stopped the save. Your draft is kept.',
  fieldsInvalid: (count: number) =>
    count === 1 ? 'One field needs correcting.' : `${count} fields need correcting.`,

  // Editing rows in the table
  rowActions: 'Row actions',
  rowMenu: (name: string) => (name ? `Actions for ${name}` : 'Actions for the row'),
  rowChanged: 'Changed',
  rowConflict: 'Conflict',
  rowCancelling: 'Will be cancelled',
  rowAt: (row: string, name: string) => (name ? `Row ${row}, ${name}` : `Row ${row}`),
  rowSetToCancel: (row: string) => `${row}: will be cancelled`,
  rowKept: (row: string) => `${row}: stays in the order`,
  rowRemoved: (row: string) => `${row}: removed`,
  rowsSetToCancel: (rows: string) =>
    rows === '1' ? '1 row will be cancelled' : `${rows} rows will be cancelled`,
  rowsKept: (rows: string) => (rows === '1' ? '1 row stays in the order' : `${rows} rows stay in the order`),
  wasValue: (value: string) => `, was ${value}`,
  wasEmpty: ', was empty',
  editRow: 'Edit…',
  duplicateRow: 'Duplicate',
  cancelRow: 'Cancel row',
  keepRow: 'Keep row',
  removeRow: 'Remove row',
  undoRow: 'Undo changes',
  percentOff: (percent: string, amount: string) => `${percent} off = ${amount}`,
  amountOff: (amount: string) => `${amount} off the row`,
  rowsFree: (rows: string) =>
    rows === '1' ? '1 row comes to 0 with its discount.' : `${rows} rows come to 0 with their discounts.`,
  readAsPercent: 'The discount was read as per cent.',
  rowsSelected: (rows: string) => (rows === '1' ? '1 row selected' : `${rows} rows selected`),
  cellsSelected: (rows: string, cells: string) =>
    `${rows === '1' ? '1 row' : `${rows} rows`}, ${cells === '1' ? '1 cell' : `${cells} cells`} selected`,
  cellsCopied: (cells: string) => (cells === '1' ? '1 cell copied.' : `${cells} cells copied.`),
  rowsCopied: (rows: string) => (rows === '1' ? '1 row copied.' : `${rows} rows copied.`),
  cellsFilled: (cells: string) => (cells === '1' ? '1 cell set.' : `${cells} cells set.`),
  cellsWrong: (cells: string) => (cells === '1' ? '1 needs correcting.' : `${cells} need correcting.`),
  cellsLocked: (cells: string) =>
    cells === '1'
      ? '1 cell can’t be changed and was skipped.'
      : `${cells} cells can’t be changed and were skipped.`,
  rowsLocked: (rows: string) =>
    rows === '1'
      ? '1 row can’t be changed and was skipped.'
      : `${rows} rows can’t be changed and were skipped.`,
  cellsLeft: (values: string) =>
    values === '1'
      ? '1 value had no cell and was left out.'
      : `${values} values had no cell and were left out.`,
  fillWithKey: (rows: string) => `Alt+Enter sets all ${rows} selected rows.`,
  fillColumn: 'Column',
  fillValue: 'Value',
  fillCells: 'Set',
  cancelRows: (rows: string) => (rows === '1' ? 'Cancel 1 row' : `Cancel ${rows} rows`),
  keepRows: (rows: string) => (rows === '1' ? 'Keep 1 row' : `Keep ${rows} rows`),
  copyCells: 'Copy',
  clearSelection: 'Clear selection',
  selectRow: 'Select row',
  selectToRow: 'Select to this row',
  gridKeys: 'Keyboard',
  gridKeysText: [
    'Arrow keys: move',
    'Enter, F2 or typing: edit the cell',
    'Enter or Tab: keep the edit',
    'Escape: drop the edit or the selection',
    'Shift with a key that moves: select cells',
    'Shift+Space: select the row',
    'Ctrl+Space: select the column',
    'Ctrl+A: select all rows',
    'Alt+Enter: give what is typed to all selected rows',
    'Delete: cancel the row or the selected rows, or keep them after all',
    'Insert: add a row',
    'Ctrl+D: duplicate the row',
    'Ctrl+Z: undo',
    'Ctrl+Shift+Z: redo',
    'Ctrl+Enter: review the changes',
    'Ctrl+C: copy the cell or what is selected',
    'Ctrl+V: paste over the cells from here on; one value goes into all that is selected',
    'Cells with column names, or too many or of the wrong kind for the columns from here on, open the preview of new rows.',
    '/: search in the rows',
    'On a Mac, press Cmd instead of Ctrl.',
  ].join('\n'),
  rowLocked: 'This row can’t be changed: the provider does not offer it for the row.',
  rowLockedCancelling: 'This row will be cancelled. Keep it first (Delete) to change it.',
  rowLockedCancelled: 'This row is cancelled.',
  replaceAllText:
    'Saving replaces all rows of the order by these, in one step. Every row gets a new number. Undo takes it back.',

  // The bar of changes
  changesTitle: 'Changes that are not saved',
  changeCount: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  noChanges: 'No changes',
  totalNow: 'Now',
  totalAfter: 'After',
  vatChange: (percent: string) => `VAT ${percent}`,
  changedTo: ' becomes ',
  creditCheckShort: 'Credit check follows',
  wrongRows: (count: number) => (count === 1 ? '1 row to correct' : `${count} rows to correct`),
  undo: 'Undo',
  redo: 'Redo',
  discardAll: 'Discard all',
  barMore: 'All figures',
  changesSaid: (count: number, after: string, difference: string) =>
    count === 0
      ? 'No changes.'
      : `${count === 1 ? '1 change' : `${count} changes`}. Order total ${after}, difference ${difference}.`,

  // The form of one row
  editRowTitle: (name: string) => (name ? `Edit ${name}` : 'Edit row'),
  addToOrder: 'Add',
  addAnother: 'Add another',
  applyRow: 'Apply',
  rowStaged: (name: string, amount: string) =>
    `${name}, ${amount}, added to your changes. Nothing is saved yet.`,

  // Pasting rows
  pasteTitle: 'Paste rows',
  pasteText: 'Rows from a spreadsheet',
  pasteHelp: 'One row per line; columns separated by tabs, semicolons or commas.',
  pasteHead: 'The first line names the columns',
  pasteColumn: (number: number) => `Column ${number}`,
  pasteIgnored: 'Not used',
  pasteLine: 'Line',
  pasteProblemAt: (line: number) => `Line ${line}`,
  pasteUnderstood: 'How the rows were read',
  pasteFound: (rows: number, sum: string) => (rows === 1 ? `1 row, ${sum}` : `${rows} rows, ${sum}`),
  pasteLeftOut: (count: number) =>
    count === 1
      ? '1 line is left out until it is corrected.'
      : `${count} lines are left out until they are corrected.`,
  pasteShown: (shown: number, all: number) => `${shown} of ${all} lines are shown, the wrong ones first.`,
  pasteAdd: (count: number) => (count === 1 ? 'Add 1 row' : `Add ${count} rows`),
  pasteAdded: (count: number) =>
    count === 1 ? '1 row added. Review and save it.' : `${count} rows added. Review and save them.`,

  // Expiry
  extendTitle: 'Change when the order expires',
  expiryDay: 'Last day',
  expiryQuick: 'Quick choices',
  expiryChoice: words<'week' | 'month' | 'end-of-next-month'>({
    week: '+7 days',
    month: '+30 days',
    'end-of-next-month': 'End of next month',
  }),
  expiresNow: 'Expires now',
  expiresAfter: 'Will expire at the end of',
  expiresNever: 'No expiry',
  expiryLater: (days: number) => (days === 1 ? 'One day later than now.' : `${days} days later than now.`),
  expiryEarlier: (days: number) =>
    `That is ${days === 1 ? 'one day' : `${days} days`} earlier than now. It is allowed, and can be moved again while the order is open.`,
  expiryMissing: 'Choose a day.',
  expirySame: 'The order already expires on this day.',
  expiryTooEarly: (first: string) => `${first} at the earliest: the day must be later than today (UTC).`,
  expiryOutdated: (now: string) =>
    `Somebody changed the order in the meantime, so nothing was saved. It now expires: ${now}. Check the date and save again.`,
  saveExpiry: 'Save date',
  expirySaved: (day: string) => `The order now expires at the end of ${day}.`,

  // Metadata
  metadataRules:
    'Notes of your own system, kept with the order. Entries can be changed but not deleted. Never write passwords, tokens, personal or payment details here.',
  pairKey: 'Key',
  pairValue: 'Value',
  pairState: 'State',
  pairChanged: 'Changed',
  addPair: 'Add a pair',
  removePair: (key: string) => (key ? `Remove the new pair ${key}` : 'Remove the new pair'),
  keyExists: 'The order already has this key: change its value above.',
  keyRepeated: 'This key appears twice.',
  metadataSecret: words<SecretKind | PersonalKind>({
    'secret-name': 'This key names a secret. Secrets are not stored with orders.',
    'json-web-token': 'This is an access token. Secrets are not stored with orders.',
    'private-key': 'This is a private key. Secrets are not stored with orders.',
    'card-number': 'This has a card number. Payment details are not stored with orders.',
    'e-mail': 'This has an e-mail address. Personal data is not stored with orders.',
    'phone-number': 'This has a phone number. Personal data is not stored with orders.',
    'national-id': 'This has a national id. Personal data is not stored with orders.',
    iban: 'This has a bank account number. Payment details are not stored with orders.',
  }),
  metadataChanged: (count: number, maximum: number) => `${count} of at most ${maximum} changed pairs`,
  metadataTooMany: (count: number, maximum: number) =>
    `${count} changed pairs; at most ${maximum} can be saved at a time.`,
  metadataOutdated:
    'Somebody changed the order in the meantime, so nothing was saved. Check the values and save again.',
  saveMetadata: 'Save metadata',
  metadataSaved: (count: number) => (count === 1 ? 'One pair is saved.' : `${count} pairs are saved.`),
  draftIsKept: 'What you entered is kept.',

  // Review and save
  reviewTitle: 'Review changes',
  reviewNothing: 'There is nothing to save.',
  rowsChanged: (count: number) => (count === 1 ? '1 row changed' : `${count} rows changed`),
  rowsAdded: (count: number) => (count === 1 ? '1 row added' : `${count} rows added`),
  rowsCancelled: (count: number) => (count === 1 ? '1 row cancelled' : `${count} rows cancelled`),
  rowsReplaced: (count: number) =>
    count === 1 ? 'all rows replaced by 1 row' : `all rows replaced by ${count} rows`,
  saveCalls: (calls: number, what: string) => `${calls === 1 ? '1 step' : `${calls} steps`}: ${what}`,
  andMore: (count: number) => `and ${count} more`,
  currentTotal: 'Current total',
  changedRows: 'Changed',
  addedRows: 'New',
  cancelledRows: 'Cancelled',
  creditCheckOnTheWay:
    'A credit check follows although the total does not go up: the new rows are added before the others are cancelled, because an order without rows closes.',
  replaceInOne:
    'Saved one after another, these changes would take the amount too low in between, so all rows are saved in one step.',
  replaceMeans:
    'All rows are replaced: every row gets a new id, including unchanged ones, and the old rows are shown as cancelled.',
  replaceTooLarge:
    'These are too many rows to replace in one step. Change or add the rows instead of replacing all of them.',
  rowsWrong: (count: number) =>
    count === 1
      ? 'One row can’t be saved as it is. Correct it first.'
      : `${count} rows can’t be saved as they are. Correct them first.`,
  goToRowNamed: (name: string) => (name ? `Go to the row ${name}` : 'Go to the row'),
  saveChanges: 'Save changes',
  saveRest: 'Save the rest',
  findOut: 'Check and continue',
  progress: 'Progress',
  callStatus: words({
    waiting: 'Waiting',
    sending: 'Sending…',
    accepted: 'Accepted; reloading the order…',
    saved: 'Saved',
    unlisted: 'Accepted, not listed yet',
    unread: 'Saved, not reloaded',
    stopped: 'Not sent',
    failed: 'Not saved',
    uncertain: 'Unconfirmed',
  }),
  callProgress: (call: string, status: string) => `${call}: ${status}`,
  stillSaving: 'Still saving – you can close this when it’s done.',
  saveStoppedByPage: 'This page stopped the save. What was saved stays saved; the rest is kept.',
  saveInterrupted: 'Saving was interrupted. What was saved stays saved; the rest is kept.',
  saveRefused: 'Nothing in this step was saved. Your changes are kept.',
  saveUnknowable:
    'It will not be confirmed any more. Compare the order with your changes before you save again.',
  saveMerged: 'Somebody changed the order in the meantime. Their changes are included; review yours again.',
  retryAfter: (seconds: number) =>
    seconds === 1 ? 'Wait a second before you try again.' : `Wait ${seconds} seconds before you try again.`,
  savedTitle: 'Saved',
  savedTotal: (total: string) => `Saved. The order amount is now ${total}.`,
  expected: 'Expected',
  providerAmount: 'Provider',
  resultSame: 'The provider’s amounts are as expected.',
  resultDiffers: (difference: string) =>
    `The provider’s amounts are not as expected: the order amount differs by ${difference}.`,
  rowsAwaited: (count: number) =>
    count === 1
      ? 'The provider accepted a row and does not list it yet. It is saved; do not add it again.'
      : `The provider accepted ${count} rows and does not list them yet. They are saved; do not add them again.`,
  savedUnread: 'It is saved, but the order could not be reloaded. You are looking at an older version.',

  // Changes of others
  conflictTitle: 'The order was changed',
  conflictWho: (name: string) => `${name} changed the order while you were working on it.`,
  conflictSomebody: 'Somebody changed the order while you were working on it.',
  expiredTitle: 'The order has expired',
  conflictExpired:
    'The order expired while you were working on it, so its rows can no longer be changed. Nobody else changed anything.',
  closedByExpiry: 'Closed by the expiry',
  conflictNow: 'Now',
  conflictField: 'Field',
  conflictDone: 'Done',
  conflictDropAll: 'Drop my changes',
  conflictRows: (count: number) =>
    count === 1 ? 'One of your rows needs a decision.' : `${count} of your rows need a decision.`,
  conflictDecide: 'Decide',
  conflictNews: 'See what changed',
  conflictContinue: 'Continue to review',
  conflictLeft: (count: number) =>
    count === 1 ? '1 choice is left to make.' : `${count} choices are left to make.`,
  before: 'Before',
  takeAllTheirs: 'Take theirs for all',
  keepAllYours: 'Keep mine for all',
  takenOver: 'Changed by them, taken over',
  keptYours: 'Changed by you, kept',
  chooseFor: (member: string, row: string) => `${member} of ${row}: which one?`,
  theyAdded: 'Added by them',
  theyCancelled: 'Cancelled by them',
  theyClosed: 'Closed by them',
  rowStays: 'Stays',
  closedRow: words({
    cancelled: 'This row has been cancelled in the meantime, so your change can’t be applied.',
    gone: 'This row has been delivered in the meantime, so your change can’t be applied.',
    locked: 'This row can no longer be changed.',
  }),
  dropChange: 'Drop my change',
  addAsNew: 'Add it as a new row',

  // What is wrong with a field
  fieldEmpty: 'Fill this in.',
  fieldNotNumber: 'Write a number (1234.50).',
  fieldDecimals: 'At most two decimals.',
  fieldTooLong: (maximum: number, length: number) => `At most ${maximum} characters; this has ${length}.`,
  fieldRange: (minimum: string, maximum: string) => `From ${minimum} to ${maximum}.`,
  fieldAtLeast: (minimum: string) => `At least ${minimum}.`,
  fieldControls: 'It contains invisible control characters. Type it instead of pasting.',
  fieldDiscountAbove: (maximum: string) => `Not more than the row costs: ${maximum}.`,
  fieldAmountTooLarge: 'Price times quantity is too large for the provider.',

  // Safe money
  fieldCurrency: (said: string, own: string) => `This is in ${said}; the order is in ${own}.`,
  fieldCurrencySign: (sign: string, own: string) =>
    `“${sign}” does not stand for ${own}, the order’s currency.`,
  barCancels: (id: string) => `This cancels the whole order ${id}`,
  barCloses: (id: string) => `This closes the order ${id}`,
  orderBelowZero: (amount: string) =>
    `The open rows would come to ${amount}, and nothing below 0 can be delivered. Cancel or lower the discounts too, or keep more of the other rows.`,
  closesCancelled: (id: string) =>
    `No row is left, so the whole order ${id} is cancelled. It can’t be opened again.`,
  closesDelivered: (id: string) =>
    `No row is left to deliver, so the order ${id} becomes delivered and is closed. It can’t be opened again.`,
  closesHint: 'To keep the order open, keep at least one row.',
  keepOneRow: 'Keep a row',
  confirmCancel: (id: string) => `Cancel the whole order ${id}`,
  confirmClose: (id: string) => `Close the order ${id}`,
  refusedTitle: 'The changes were refused',
  changeRows: 'Change the rows',
  refusedTotal: (total: string) => `${total} was refused`,
  creditRoom: (refused: string, now: string, less: string) =>
    `The total ${refused} was refused. Up to the current total of ${now}, which is ${less} less, there is no credit check.`,
  priceKind: 'VAT in the price',
  unitPriceShort: 'Unit price',
  savedInclVat: (price: string) => `Saved as ${price} incl. VAT`,
  sameExclVat: (price: string) => `${price} excl. VAT`,
  unusualVat: (percent: string, country: string, rates: string) =>
    `${percent} is not a VAT rate of ${country} (${rates}). Check it.`,

  // What pasted rows become
  priceExclVat: 'Price excl. VAT',
  pasteNet: 'Prices and discounts excl. VAT are converted. The unit price incl. VAT is what is saved.',
  pasteUsualVat: (percent: string) => `Rows without VAT get ${percent}, as most rows of the order have.`,
  pasteNoPrice: 'There is no price column. Choose it at the head of its column.',
  pasteNoName: 'There is no name column. Choose it at the head of its column.',
  pasteAskDiscount: (name: string) => `Are the discounts in “${name}” per cent or amounts?`,
  pasteAsPercent: 'Per cent',
  pasteAsAmount: (currency: string) => `Amounts in ${currency}, off the whole row`,
  pasteCurrency: 'Currency',
  pasteUnused: (count: number, names: string) =>
    count === 1 ? `1 column is not used: ${names}` : `${count} columns are not used: ${names}`,
  pasteGross: 'Prices are read as incl. VAT.',
  pasteMode: 'What to do with the rows',
  pasteModeAdd: 'Add to the order',
  pasteModeReplace: 'Replace all rows',
  pasteReplace: (count: number) => (count === 1 ? 'Replace all by 1 row' : `Replace all by ${count} rows`),
  pasteReplaced: (count: number) =>
    count === 1
      ? 'All rows are to be replaced by 1 row. Review and save.'
      : `All rows are to be replaced by ${count} rows. Review and save.`,

  // While a save takes its time, and after it
  notCertain: 'It is not certain whether this was saved.',
  notSent: 'You are offline, so this was not sent. Your changes are kept.',
  waitOver: 'You can try again now.',
  repeatIsSafe: 'Trying again is safe: it is the same request, and it is done at most once.',
  savingSince: (seconds: number) =>
    `Saving for ${seconds === 1 ? '1 second' : `${seconds} seconds`}. You can close this: saving goes on, and you are told how it ends.`,
  theirs: 'Theirs',
  yours: 'Yours',
}

export type RowsWords = typeof texts
