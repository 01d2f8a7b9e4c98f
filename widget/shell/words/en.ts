import { words } from '../../locales/languages.ts'

/** English, for what the frame and several desks share. Its type lists the terms that every other language must have. */
export const texts = {
  // The frame
  desks: 'Desks',
  desksOpening: 'Opening the desk…',
  desksName: words<'order' | 'orders' | 'reports' | 'credit' | 'changes'>({
    order: 'Order',
    orders: 'Orders',
    reports: 'Payouts',
    credit: 'Credit orders',
    changes: 'Changes',
  }),
  desksOrder: (id: string) => `Order ${id}`,
  desksUnsaved: (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`),
  desksOrderNumber: 'Checkout id of the order',
  desksOpen: 'Open',
  desksFind: 'Find',
  /** The key that is held with K. */
  desksFindHeld: 'Ctrl',
  desksNoNumber: 'Enter the digits of the order’s checkout id.',
  desksNoOrder: 'Enter an order’s checkout id to open it.',
  desksNoOrderFind: 'No order is open. Find one by any of its numbers.',
  desksBack: words<'orders' | 'reports' | 'credit' | 'changes'>({
    orders: 'Back to the orders',
    reports: 'Back to the payout',
    credit: 'Back to the credit orders',
    changes: 'Back to the changes',
  }),
  desksPrevious: 'Previous',
  desksNext: 'Next',
  desksPlace: (at: string, of: string) => `${at} of ${of}`,
  desksPlaceAlone: (at: string) => `No. ${at}`,
  desksList: words<'changed' | 'failed'>({
    changed: 'The list has changed: this order was no longer in it. It goes on with what is there now.',
    failed: 'The next orders could not be loaded. Press again to try once more.',
  }),
  desksListGone: (id: string) => `Order ${id} is no longer in this list.`,
  desksLeave: (id: string) => `Leave order ${id}?`,
  desksLeaveText: (count: number) =>
    count === 1
      ? 'One change is not saved and will be lost.'
      : `${count} changes are not saved and will be lost.`,
  desksStay: 'Stay',
  desksLeaveNow: 'Leave without saving',

  // The columns of a table
  columns: 'Columns',
  columnsTitle: 'Choose columns',
  columnEmpty: 'no row has a value',
  columnUp: (column: string) => `Move ${column} up`,
  columnDown: (column: string) => `Move ${column} down`,
  columnsUsual: 'Usual columns',

  // Why somebody writes
  whyAdd: 'Add a reason',
  whyTitle: 'Reason and note',
  whyReason: 'Reason',
  whyNote: 'Internal note',
  whyHint: 'It is kept in the history, for colleagues. Write nothing about the customer.',
  whyMissing: 'Give a reason.',
  whyWrong:
    'This can’t be kept: it looks like personal data or a secret, or has characters that are not allowed.',
}

export type FrameWords = typeof texts
