import { css } from 'lit'
import { filterBarStyles } from '../../../kit/parts/filter-bar.styles.ts'
import { longTableStyles, twoLines } from '../../../kit/parts/long-table.styles.ts'
import { reportCardStyles } from './report-cards.styles.ts'
import { rowDetailStyles } from './row-detail.styles.ts'

/** The columns of a report. */
const table = css`
  .providerPaidAmount {
    font-weight: 600;
  }
  .rows > thead > tr > .providerPaidAmount {
    font-weight: 400;
  }
  /* Widths are set in the head, because only rendered rows could be measured; a wider table spreads them. */
  .rows > thead > tr > th {
    inline-size: 7em;
  }
  .rows > thead > tr > :is(.rowType, .customerName) {
    inline-size: 9.5em;
  }
  .rows > thead > tr > :is(.fees, .comment) {
    inline-size: 14em;
  }
  .rows > thead > tr > [data-length='9'] {
    inline-size: 8em;
  }
  .rows > thead > tr > :is(.nominalAmount, .providerPaidAmount, [data-length='12']) {
    inline-size: 10.5em;
  }
  @container (width < 1000px) {
    .rows > thead > tr > .customerName {
      inline-size: 8em;
    }
    .rows > thead > tr > .rowType {
      inline-size: 9.5em;
    }
    .rows > thead > tr > .externalOrderNo {
      inline-size: 8.75em;
    }
    .rows > thead > tr > .totalFeeVatAmount:not([data-length='12']) {
      inline-size: 6em;
    }
    .rows > thead > tr > :is(.nominalAmount, .providerPaidAmount)[data-length='9'] {
      inline-size: 8.25em;
    }
  }
  /* A name or a type may take two lines of a row's height instead of being cut. */
  @container (700px <= width < 1000px) {
    .rows > tbody > tr > :is(.customerName, .rowType, .paymentType) {
      padding-block: 0;
    }
    .lines {
      ${twoLines}
    }
  }
  @container (width >= 1200px) {
    .rows > thead > tr > .rowType {
      inline-size: 15em;
    }
  }
  .rows > thead > tr > [data-length='16'] {
    inline-size: 13.5em;
  }
  .rows > thead > tr > [data-length='20'] {
    inline-size: 16.5em;
  }
  .rows > thead > tr > [data-length='28'] {
    inline-size: 23em;
  }
  .no-lead > thead > tr > .toggle {
    inline-size: 200px;
  }
  .shop {
    margin-inline: 6px;
    color: var(--_muted);
    font-weight: 600;
  }
  .shop[data-is='same'] {
    color: var(--_good);
  }
  .shop:is([data-is='differs'], [data-is='other-currency']) {
    color: var(--_bad);
  }
  @media print {
    /* Our own words are short enough to fit. */
    .rows > tbody > tr > :is(.rowType, .paymentType) {
      overflow-wrap: break-word;
    }
  }
`

export const reportRowsStyles = [filterBarStyles, longTableStyles, table, rowDetailStyles, reportCardStyles]
