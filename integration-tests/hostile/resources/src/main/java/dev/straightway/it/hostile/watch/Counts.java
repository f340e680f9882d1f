package dev.straightway.it.hostile.watch;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

import jakarta.inject.Singleton;

import io.quarkus.arc.InjectableContext.ContextState;

/** What began and what ended. */
@Singleton
public class Counts {

    /** The requests that came and didn't end yet. */
    final Set<String> open = ConcurrentHashMap.newKeySet();
    final LongAdder came = new LongAdder();
    final LongAdder ended = new LongAdder();
    final LongAdder made = new LongAdder();
    final LongAdder destroyed = new LongAdder();
    final LongAdder scopesBegun = new LongAdder();
    final LongAdder scopesEnded = new LongAdder();
    /** Every scope that may not have ended yet. */
    final Set<ContextState> scopes = ConcurrentHashMap.newKeySet();
}
