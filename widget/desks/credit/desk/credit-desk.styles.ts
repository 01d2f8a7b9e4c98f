import { css } from 'lit'

/** The frame of the credit desk: the tabs of its tasks, and whether the provider answers. */
export const creditDeskStyles = css`
  :host {
    container-type: inline-size;
  }
  .desk {
    border: var(--_edge) var(--_line);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  /* Where there is no room beside the tabs, the light is above them. */
  .bar {
    display: flex;
    flex-wrap: wrap-reverse;
    align-items: center;
    justify-content: space-between;
    gap: 0 calc(4 * var(--_space));
    padding-inline: calc(2 * var(--_space));
    border-block-end: 1px solid var(--_line);
  }
  .bar [role='tab'] {
    margin-block-end: -1px;
  }
  .health {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space));
    min-block-size: calc(var(--_control-height) + 4px);
    padding-inline: calc(2 * var(--_space));
    color: var(--_muted);
    font-size: 0.857em;
  }
  .health[data-tone='bad'] {
    color: var(--_tone);
  }
  .dot {
    inline-size: 8px;
    block-size: 8px;
    border: 1px solid var(--_tone, var(--_muted));
    border-radius: 50%;
    background: var(--_tone, transparent);
  }
  #panel:focus {
    outline: none;
  }
  .place > :is(.bone, .note) {
    inline-size: auto;
    margin: calc(4 * var(--_space));
  }
  @container (width < 420px) {
    .bar [role='tab'] {
      padding-inline: 8px;
    }
  }
  @media print {
    .bar {
      display: none;
    }
  }
`
