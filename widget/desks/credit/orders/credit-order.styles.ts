import { css } from 'lit'
import { creditTableStyles } from '../data/tables.styles.ts'

const own = css`
  :host {
    container-type: inline-size;
  }
  :host([hidden]) {
    display: none;
  }
  .head,
  .body {
    display: grid;
    gap: calc(3 * var(--_space)) calc(8 * var(--_space));
    padding: calc(4 * var(--_space));
  }
  .head {
    border-block-end: 1px solid var(--_line);
  }
  .banner {
    flex-wrap: wrap;
    border-radius: 0;
  }
  .banner > div {
    flex: 1 1 240px;
  }
  .title,
  .dates,
  .figures,
  .amounts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) calc(3 * var(--_space));
  }
  h2 {
    font-size: 1.143em;
    line-height: 1.3;
  }
  h2:focus {
    outline: none;
  }
  h2:focus-visible {
    outline: 2px solid var(--_focus);
  }
  .order-id {
    font-variant-numeric: tabular-nums;
  }
  h2 .own {
    margin-inline-start: 6px;
    color: var(--_muted);
    font-weight: 400;
  }
  .dates {
    column-gap: calc(5 * var(--_space));
  }
  .dates div {
    display: flex;
    align-items: baseline;
    gap: 6px;
  }
  .dates dt {
    flex: none;
  }
  .again {
    margin-inline-start: auto;
  }
  @container (width < 1000px) {
    .dates {
      order: 1;
      flex-basis: 100%;
    }
  }
  .figures {
    justify-content: space-between;
    row-gap: calc(3 * var(--_space));
  }
  .amounts {
    align-items: flex-end;
    column-gap: calc(8 * var(--_space));
  }
  .amounts > div {
    min-inline-size: 0;
  }
  .amounts dd {
    font-size: 1.143em;
    line-height: 1.25;
  }
  /* As high as an amount below its label. */
  .amounts > .bone[data-size='figure'] {
    block-size: calc(3.743em - 8px);
  }
  .amounts > .bone[data-size='amount'] {
    inline-size: 60px;
    block-size: calc(2.67em - 8px);
    margin-block: 4px;
  }
  .amounts [data-size='main'] dd {
    font-size: min(2em, 8cqi);
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  .main {
    display: grid;
    align-content: start;
    gap: calc(6 * var(--_space));
    min-inline-size: 0;
  }
  .invoices .gross,
  .invoices .group th {
    font-weight: 600;
  }
  .customer {
    display: grid;
    align-content: start;
    gap: var(--_space);
    min-inline-size: 0;
  }
  .customer dl {
    display: grid;
    gap: calc(2 * var(--_space));
    margin-block-start: var(--_space);
  }
  .line {
    display: block;
  }
  .customer button.quiet.small {
    margin: 0;
    color: var(--_accent);
  }
  @container (width >= 900px) {
    .body {
      grid-template-columns: minmax(0, 1fr) var(--_side-width);
    }
    .dates {
      margin-inline-start: auto;
    }
    .again {
      margin-inline-start: 0;
    }
  }
  @media not print {
    @container (width < 700px) {
      .invoices tr > :is(th, .gross) {
        order: -1;
      }
      .invoices tr > th {
        flex: 1 0 60%;
      }
    }
  }
  @media print {
    .again {
      display: none;
    }
  }
`

/** One order: its amount is the largest figure. */
export const creditOrderStyles = [creditTableStyles, own]
