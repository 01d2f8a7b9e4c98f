import { css } from 'lit'

/** The report on paper: figures and pictures, without controls. */
export const reportPrintStyles = css`
  @media print {
    .desk {
      border: 0;
    }
    .days,
    .progress,
    .cause-actions,
    details:not([open]) {
      display: none;
    }
    /* A term is a button on the screen, and a figure on paper. */
    button.term-button {
      display: flex;
    }
    button.rows-link {
      display: inline;
    }
    .rows-link,
    button.term-button .term-name {
      text-decoration: none;
    }
    @container (width >= 1000px) {
      .term > div > button.term-button {
        display: grid;
      }
    }
    .bars tr,
    .term,
    .cause {
      break-inside: avoid;
    }
    .bars svg {
      print-color-adjust: exact;
    }
  }
`
