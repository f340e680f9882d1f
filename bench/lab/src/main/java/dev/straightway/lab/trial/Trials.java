package dev.straightway.lab.trial;

import java.util.Optional;

import dev.straightway.lab.results.Trial;

/** What runs single trials, each in a fresh JVM. */
public interface Trials {

    /**
     * {@return what came of it; what goes wrong is said in it}
     *
     * @param attempt counted from 1
     * @param warmupSeconds the most seconds of load until its server is steady
     * @param examination what else is to be looked at in its server, if that is the one
     * @throws InterruptedException if the lab is being ended meanwhile
     */
    Trial run(Cell cell, int attempt, int warmupSeconds, Optional<Examination> examination) throws InterruptedException;
}
