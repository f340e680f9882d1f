package dev.straightway.proof.application;

import java.util.List;
import java.util.stream.Stream;

/**
 * Says what an injection point gets.
 *
 * @param form how the beans come
 * @param beans those that may be there, each of them
 * @param observers what an event calls, each with the beans that it needs
 */
public record Resolution(Form form, List<Bean> beans, List<Instantiation> observers) {

    /** How beans come to an injection point. */
    public enum Form {
        /** One of them. */
        ONE,
        /** All of them in a {@code java.util.List}, as {@code @All} asks for. */
        LIST,
        /** An {@code Instance} or a {@code Provider}, which gives one of them when it is asked. */
        LOOKUP,
        /** An {@code Event}, which calls the observers. */
        EVENT,
        /** What somebody hands in by way of the container: an event that is observed, what is disposed of. */
        HANDED
    }

    /** Keeps copies. */
    public Resolution {
        beans = List.copyOf(beans);
        observers = List.copyOf(observers);
    }

    /** {@return one of some beans} */
    public static Resolution of(List<Bean> beans) {
        return new Resolution(Form.ONE, beans, List.of());
    }

    /** {@return one bean} */
    public static Resolution of(Bean bean) {
        return of(List.of(bean));
    }

    /** {@return all the beans in a list; of lists of instance handles nothing is known} */
    public static Resolution listOf(List<Bean> beans) {
        return new Resolution(Form.LIST, beans, List.of());
    }

    /** {@return what gives one of the beans when it is asked} */
    public static Resolution lookup(List<Bean> beans) {
        return new Resolution(Form.LOOKUP, beans, List.of());
    }

    /** {@return an event that calls observers} */
    public static Resolution event(List<Instantiation> observers) {
        return new Resolution(Form.EVENT, List.of(), observers);
    }

    /** {@return what is no bean, and may be anything of its type} */
    public static Resolution handed() {
        return new Resolution(Form.HANDED, List.of(), List.of());
    }

    /** {@return the beans that are made where this is injected, of one form or the other} */
    public Stream<Bean> made() {
        return form == Form.ONE || form == Form.LIST ? beans.stream() : Stream.empty();
    }
}
