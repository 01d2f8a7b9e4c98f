import { css } from 'lit'

/** The places of the desk's parts while they load, once they are loaded, and where they could not be. */
export const reportPartsStyles = css`
  .part {
    border-block-start: 1px solid var(--_line);
  }
  /* Parts about the whole day are between its head and its figures. */
  .part:is(.part-closing, .part-month) {
    border-block-start: 0;
    border-block-end: 1px solid var(--_line);
  }
  .part-rows:focus-visible {
    outline-offset: -2px;
  }
  .part-rows {
    scroll-margin-block: calc(8px + var(--_inset-start)) calc(8px + var(--_inset-end));
    padding: calc(4 * var(--_space));
  }
  details.part > :not(summary) {
    margin: 0 calc(4 * var(--_space)) calc(4 * var(--_space));
  }
  textarea {
    inline-size: 100%;
    padding: calc(2 * var(--_space));
    border: var(--_edge) var(--_control-line);
    border-radius: var(--_control-radius);
    background: var(--_control);
    color: var(--_text);
    font: inherit;
  }
  .part summary {
    padding: calc(3 * var(--_space)) calc(4 * var(--_space));
    font-family: var(--order-admin-heading-font, inherit);
    font-weight: var(--order-admin-heading-weight, 600);
    cursor: pointer;
  }
  .part-bones,
  .part-failed {
    margin: calc(4 * var(--_space));
  }
`
