import { css } from 'lit'
import { creditTableStyles } from '../data/tables.styles.ts'

const own = css`
  .find {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) calc(2 * var(--_space));
    padding: calc(4 * var(--_space));
  }
  .find label {
    font-weight: 600;
  }
  .find input {
    flex: 0 1 26ch;
    inline-size: auto;
    min-inline-size: 12ch;
  }
  .field-problem {
    flex-basis: 100%;
    color: var(--_bad);
  }
  .field-problem:empty {
    display: none;
  }
  h2 {
    margin: 0 calc(4 * var(--_space)) calc(2 * var(--_space));
    font-size: 1.143em;
  }
  .outcome,
  .back,
  .empty,
  .orders {
    margin: 0 calc(4 * var(--_space)) calc(4 * var(--_space));
  }
  .orders {
    inline-size: calc(100% - 8 * var(--_space));
  }
  .back {
    margin-block-end: 0;
  }
  .back .icon {
    transform: scaleX(-1);
  }
  .back .icon:dir(rtl) {
    transform: none;
  }
  .orders tbody tr {
    position: relative;
  }
  .orders tbody tr:hover {
    background: var(--_sunken);
  }
  .orders tbody tr[data-found] {
    background: var(--_highlight);
  }
  .orders th button {
    min-block-size: 24px;
    padding: 0;
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  /* The whole row opens the order. */
  .orders th button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .orders .number {
    font-variant-numeric: tabular-nums;
  }
  @media not print {
    @container (width < 700px) {
      .find label {
        flex-basis: 100%;
      }
      .find input {
        flex: 1 1 12ch;
      }
      .orders .status {
        margin-inline-start: auto;
      }
      .orders tbody tr {
        padding-inline: calc(2 * var(--_space));
        margin-inline: calc(-2 * var(--_space));
      }
    }
  }
  @media print {
    .find,
    .outcome,
    .back {
      display: none;
    }
    h2 {
      margin-block-start: calc(4 * var(--_space));
    }
    /* A number is a button on the screen, and text on paper. */
    .orders th button {
      display: inline;
      color: inherit;
      text-decoration: none;
    }
  }
`

/** The field that finds an order, and the list of orders. */
export const creditOrdersStyles = [creditTableStyles, own]
