import { Injectable } from '@nestjs/common';

/** What time it is: deadlines are tested by another. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
