import { css } from 'lit'

/** The desk without an order: loading, or saying why there is none. */
export const deskStatesStyles = css`
  .page {
    display: flex;
    flex-wrap: wrap;
    gap: calc(4 * var(--_space));
    padding: calc(6 * var(--_space)) calc(4 * var(--_space));
  }
  .page-icon {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border: 1px solid transparent;
    border-radius: var(--_radius);
  }
  .page-icon .icon {
    inline-size: 20px;
    block-size: 20px;
  }
  .page-words {
    display: grid;
    flex: 1 1 240px;
    gap: calc(2 * var(--_space));
    max-inline-size: 72ch;
  }
  .page .reference {
    margin-block-start: var(--_space);
  }

  .bone {
    display: block;
    inline-size: 45%;
    block-size: 14px;
    margin-block: 3px;
    border-radius: var(--_control-radius);
    background: var(--_neutral-surface);
  }
  .bone[data-size='s'] {
    inline-size: 80px;
  }
  .bone[data-size='m'] {
    inline-size: 120px;
  }
  .bone[data-size='l'] {
    inline-size: min(190px, 80%);
  }
  /* As high as the lines of text that will replace them. */
  .bone[data-size='title'] {
    inline-size: 180px;
    block-size: 1.286em;
    margin-block: 2px;
  }
  .bone[data-size='chip'] {
    inline-size: 70px;
    block-size: 1.67em;
    margin: 0;
  }
  .bone[data-size='figure'] {
    inline-size: 170px;
    block-size: calc(2.5em - 8px);
    margin-block: 4px;
  }
  .bone[data-size='button'] {
    inline-size: 92px;
    block-size: var(--_control-height);
    margin: 0;
  }
  .bones {
    margin-block-start: 28px;
  }
  .bones > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: calc(6 * var(--_space));
    block-size: var(--_row-height);
    border-block-start: 1px solid var(--_line);
  }
  .bone[data-size='row'] {
    inline-size: 100%;
  }
  .bone[data-size='menu'] {
    inline-size: 16px;
  }

  @container (width < 700px) {
    .bones {
      margin-block-start: 0;
    }
    .bones > div {
      block-size: 56px;
    }
  }
  @container (width < 560px) {
    .bone[data-size='title'] {
      margin-block: 1.5px;
    }
  }
  @media (pointer: coarse) {
    .bone[data-size='button'] {
      min-inline-size: 44px;
      block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    .bone {
      border: 1px solid GrayText;
    }
  }
`
