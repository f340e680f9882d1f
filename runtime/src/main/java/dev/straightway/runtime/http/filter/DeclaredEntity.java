package dev.straightway.runtime.http.filter;

import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.function.Supplier;

import dev.straightway.runtime.body.JsonForm;

/**
 * What a method declares of an entity, as entity providers are told it.
 *
 * @param type its class
 * @param genericType its type; {@code null} where only run time knows it
 * @param annotations those of the parameter, or of the method that returns the entity
 */
public record DeclaredEntity(Class<?> type, Type genericType, Annotation[] annotations) {

    /** An entity of which nothing is declared. */
    static final DeclaredEntity UNKNOWN = new DeclaredEntity(Object.class, null, new Annotation[0]);

    /** {@return what is declared of an entity whose type only run time knows} */
    static DeclaredEntity in(JsonForm form) {
        return form == JsonForm.NONE ? UNKNOWN : new DeclaredEntity(Object.class, null, new Annotation[] { form });
    }

    /**
     * {@return a supplier that asks once, when it is first asked}
     * <p>
     * What is declared is found by reflection, which an application with many routes and few detours shouldn't pay for when it
     * starts.
     */
    static Supplier<DeclaredEntity> once(Supplier<DeclaredEntity> source) {
        return new Supplier<>() {
            private volatile DeclaredEntity known;

            @Override
            public DeclaredEntity get() {
                DeclaredEntity present = known;
                if (present == null) {
                    known = present = source.get();
                }
                return present;
            }
        };
    }
}
