import { css } from 'lit'

/** The side column, from the customer to the provider's actions. */
export const orderSideStyles = css`
  .side {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
    border-block-start: 1px solid var(--_line);
  }
  .side > section {
    display: grid;
    align-content: start;
    gap: 6px;
    padding-block: calc(3 * var(--_space));
  }
  .side > order-admin-actions {
    grid-column: 1 / -1;
  }
  .side-head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: calc(2 * var(--_space));
  }
  .aside {
    display: inline-flex;
    align-items: center;
    gap: calc(2 * var(--_space));
    color: var(--_muted);
    font-size: 0.857em;
    font-weight: 400;
  }
  .aside button {
    min-block-size: 24px;
    padding: 0 8px;
    font-weight: 400;
  }
  .list {
    display: grid;
    gap: 6px;
  }
  address {
    font-style: normal;
    overflow-wrap: anywhere;
  }
  address span {
    display: block;
  }
  /* A target of 24 px. */
  .list a {
    display: inline-block;
    padding-block: 3px;
    margin-block: -3px;
    min-block-size: 24px;
  }
  .source {
    display: flex;
    gap: 6px;
    color: var(--_muted);
  }
  .source .icon {
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 2px;
  }

  /* Below the rows it appears after them, so its place need not be kept. */
  @container (width < 1000px) {
    [part] .side[aria-hidden] {
      display: none;
    }
  }
  @container (width >= 1000px) {
    .side {
      display: block;
      border-block-start: none;
      border-inline-start: 1px solid var(--_line);
    }
    .side > section + section {
      border-block-start: 1px solid var(--_line);
    }
  }
  @container (width < 700px) {
    .side > section + section {
      border-block-start: 1px solid var(--_line);
    }
  }
`
