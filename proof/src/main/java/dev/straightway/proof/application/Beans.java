package dev.straightway.proof.application;

import java.util.List;
import java.util.Optional;

import dev.straightway.proof.code.Method;

/** Says what the container of beans does, which bytecode does not tell. Asked by one thread. */
public interface Beans {

    /**
     * {@return what an injection point gets; empty when that is not known}
     * <p>
     * Must name every bean that may be there, built-in and synthetic ones too (then: empty).
     */
    Optional<Resolution> at(InjectionPoint point);

    /** {@return the methods of interceptors and decorators that run around a method of a bean} */
    List<Method> around(Method method);

    /** {@return beans that nothing is known of} */
    static Beans unknown() {
        return new Beans() {
            @Override
            public Optional<Resolution> at(InjectionPoint point) {
                return Optional.empty();
            }

            @Override
            public List<Method> around(Method method) {
                return List.of();
            }
        };
    }
}
