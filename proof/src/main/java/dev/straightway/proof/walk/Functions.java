package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Knows all functional objects that were made, and tells of those to come. */
final class Functions {

    private final Core core;
    private final List<AbstractObject> all = new ArrayList<>();
    private final List<Listener> listeners = new ArrayList<>();
    private final Map<AbstractObject, List<Variable>> captured = new IdentityHashMap<>();

    private record Listener(String type, Consumer<AbstractObject> each) {
    }

    Functions(Core core) {
        this.core = core;
    }

    /** Takes a functional object, and the values that it keeps of the place where it was made. */
    void made(AbstractObject object, List<Variable> kept) {
        captured.put(object, kept);
        all.add(object);
        for (Listener listener : List.copyOf(listeners)) {
            if (core.objects().take(object, listener.type()) != null) {
                core.flow().later(() -> listener.each().accept(object));
            }
        }
    }

    /** Tells of every functional object of a type, those to come too. */
    void each(String type, Consumer<AbstractObject> listener) {
        List<AbstractObject> known = List.copyOf(all);
        listeners.add(new Listener(type, listener));
        known.stream().filter(object -> core.objects().take(object, type) != null).forEach(listener);
    }

    /** {@return what a functional object keeps of the place where it was made} */
    List<Variable> captured(AbstractObject lambda) {
        return captured.getOrDefault(lambda, List.of());
    }
}
