/** English, for the question before a day is closed. Its type lists the terms of every other language. */
export const reportCloseEn = {
  closingTitle: (day: string) => `Close ${day}`,
  closingForGood:
    'A closing is kept for good, with your name and what you say here. A later one is added to it.',
  closingBack: 'Back',
  closingClosing: 'Closing…',
  closingUncertain: 'It is not known whether the day was closed. Try again: it is closed once.',
  closingDiffers: 'The report is another one now',
  closingDiffersText:
    'The edge read the day again before keeping it, and the report was not the one on this page. Nothing is closed. Reload the day and look at it again.',
  closingTooMany: 'The day was closed too often',
  closingTooManyText: 'No more closings of this day are kept. The ones above stay.',
}

export type ReportCloseWords = typeof reportCloseEn
