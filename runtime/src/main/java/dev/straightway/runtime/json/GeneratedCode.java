package dev.straightway.runtime.json;

import java.util.Optional;

/** Finds what the build has generated for classes. */
public interface GeneratedCode {

    /** Where nothing was generated. */
    GeneratedCode NONE = new GeneratedCode() {
        @Override
        public Optional<GeneratedAccess> access(Class<?> type) {
            return Optional.empty();
        }

        @Override
        public Optional<GeneratedBinding> binding(Class<?> type) {
            return Optional.empty();
        }
    };

    /** {@return what asks beans of a class, in order to write them} */
    Optional<GeneratedAccess> access(Class<?> type);

    /** {@return what makes and fills beans of a class, in order to read them} */
    Optional<GeneratedBinding> binding(Class<?> type);
}
