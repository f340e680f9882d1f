package dev.straightway.runtime.entity;

/** A standard entity provider that makes something for each class, which takes long. */
public interface Prepared {

    /** Makes it now, for a class that a route is bound to. */
    void prepare(Class<?> type);
}
