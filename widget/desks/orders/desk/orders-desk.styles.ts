import { css } from 'lit'

/** The desk of orders: its head, the batches, and the list. */
export const ordersDeskStyles = css`
  :host {
    container-type: inline-size;
  }
  .desk {
    border: var(--_edge) var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: calc(2 * var(--_space)) calc(4 * var(--_space));
    padding: calc(3 * var(--_space)) calc(4 * var(--_space));
    border-block-end: 1px solid var(--_line);
  }
  .head h2 {
    font-size: 1.143em;
  }
  .content {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(4 * var(--_space));
    padding: calc(4 * var(--_space));
  }
  .content > .page {
    padding: calc(2 * var(--_space)) 0;
  }
  @container (width < 560px) {
    .content {
      padding-inline: calc(3 * var(--_space));
    }
  }
`
