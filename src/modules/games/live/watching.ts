import { Injectable } from '@nestjs/common';

export interface WatchingSeat {
  readonly gameId: string;
  readonly seat: string;
}

/** Which seats follow their games through this process: an open stream is as good as a heartbeat. */
@Injectable()
export class Watching {
  private readonly open = new Set<WatchingSeat>();

  /** Ends with what is returned. */
  begin(gameId: string, seat: string): () => void {
    const watching = { gameId, seat };
    this.open.add(watching);
    return () => void this.open.delete(watching);
  }

  all(): readonly WatchingSeat[] {
    return [...this.open];
  }
}
