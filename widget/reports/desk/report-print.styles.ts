import { css } from 'lit'

/** The report on paper: figures and pictures, without what is pressed. */
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
      display: grid;
    }
    button.rows-link {
      display: inline;
    }
    :is(.term-button, .rows-link),
    .term-button .term-name {
      text-decoration: none;
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
