import { css } from 'lit'

export const ordersBatchesStyles = css`
  /* Without batches it takes no place. */
  :host {
    display: contents;
  }
  .batches {
    display: grid;
    gap: calc(2 * var(--_space));
    justify-items: start;
  }
  ul {
    inline-size: 100%;
    margin: 0;
    padding: 0;
    border: 1px solid var(--_line);
    border-radius: var(--_control-radius);
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) calc(4 * var(--_space));
    padding: calc(2 * var(--_space)) calc(3 * var(--_space));
  }
  li + li {
    border-block-start: 1px solid var(--_line);
  }
  li.unknown {
    box-shadow: inset 3px 0 var(--_bad);
  }
  :host(:dir(rtl)) li.unknown {
    box-shadow: inset -3px 0 var(--_bad);
  }
  .what {
    display: grid;
    flex: 1 1 260px;
    font-variant-numeric: tabular-nums;
  }
  .what > span:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(3 * var(--_space));
  }
  .who {
    font-size: 0.857em;
  }
  .state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space));
    font-variant-numeric: tabular-nums;
  }
  .note > button {
    margin-inline-start: auto;
  }
  @container (width < 560px) {
    li > button {
      inline-size: 100%;
    }
    .what {
      flex-basis: 100%;
    }
    .note {
      flex-wrap: wrap;
    }
    .note > div {
      flex: 1 1 0;
    }
  }
  @media (forced-colors: active) {
    li.unknown {
      border-inline-start: 3px solid Mark;
    }
  }
`
