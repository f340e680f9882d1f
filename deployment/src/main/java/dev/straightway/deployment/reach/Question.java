package dev.straightway.deployment.reach;

import dev.straightway.deployment.reach.walk.Event;

/** Says which of the things that walked code does are an answer; the walk itself knows no question. */
@FunctionalInterface
public interface Question {

    /** May this block the thread, or can't it be seen whether it does? */
    Question BLOCKS = event -> !event.judgement().verdict().harmless();

    /** {@return whether the event is what was looked for} */
    boolean asks(Event event);
}
