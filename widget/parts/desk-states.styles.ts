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
  .bone[data-size='title'] {
    inline-size: 150px;
    block-size: 1.243em;
  }
  .bone[data-size='figure'] {
    inline-size: 190px;
    block-size: calc(2.5em - 6px);
    margin-block-start: calc(1.243em + 3px);
  }
  .bone[data-size='button'] {
    inline-size: 96px;
    block-size: 32px;
    margin: 0;
  }
  .bone[data-size='row'] {
    inline-size: 100%;
    block-size: calc(var(--_row-height) - 12px);
    margin-block: 12px;
  }
  .desk[aria-busy='true'] :is(.bar, .bones) {
    padding-inline: calc(4 * var(--_space));
  }

  @media (forced-colors: active) {
    .bone {
      border: 1px solid GrayText;
    }
  }
`
