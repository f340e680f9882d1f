package dev.straightway.deployment.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.ws.rs.core.MediaType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Type;

import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.constant.Evaluation;
import dev.straightway.proof.constant.Known;
import dev.straightway.proof.constant.Known.ClassOf;
import dev.straightway.proof.constant.Known.MediaTypeOf;

/** What a method answers that is asked about {@link Item} and {@code text/x-item}, before it is called. */
class EvaluationTest {

    static class Item {
    }

    static class Special extends Item {
    }

    interface Always {
        default boolean byDefault(Class<?> type, MediaType mediaType) {
            return true;
        }
    }

    static class Base {
        boolean bySubclass(Class<?> type, MediaType mediaType) {
            return allowed(type);
        }

        protected boolean allowed(Class<?> type) {
            return false;
        }

        boolean byOwnPrivate(Class<?> type, MediaType mediaType) {
            return hidden();
        }

        private boolean hidden() {
            return true;
        }
    }

    static class Provider extends Base implements Always {

        private static final MediaType OWN = new MediaType("text", "x-item");
        private static boolean open = true;
        private int asked;

        boolean sameClass(Class<?> type, MediaType mediaType) {
            return type == Item.class;
        }

        boolean equalClass(Class<?> type, MediaType mediaType) {
            return Item.class.equals(type) && type != null;
        }

        boolean below(Class<?> type, MediaType mediaType) {
            return Item.class.isAssignableFrom(type) && !Special.class.isAssignableFrom(type);
        }

        boolean byName(Class<?> type, MediaType mediaType) {
            return type.getName().endsWith("$Item");
        }

        boolean ofText(Class<?> type, MediaType mediaType) {
            return mediaType.isCompatible(MediaType.valueOf("text/*")) || type == Item.class;
        }

        boolean ofOneMediaType(Class<?> type, MediaType mediaType) {
            return mediaType.getType().equals("text") && mediaType.getSubtype().equals("x-item");
        }

        boolean notJson(Class<?> type, MediaType mediaType) {
            return !mediaType.isCompatible(MediaType.APPLICATION_JSON_TYPE);
        }

        boolean plainText(Class<?> type, MediaType mediaType) {
            return mediaType.equals(MediaType.TEXT_PLAIN_TYPE);
        }

        boolean byStatic(Class<?> type, MediaType mediaType) {
            return isItem(type);
        }

        private static boolean isItem(Class<?> type) {
            boolean item = type == Item.class;
            return item & true;
        }

        @Override
        protected boolean allowed(Class<?> type) {
            return type == Item.class;
        }

        boolean hidden() {
            return false;
        }

        boolean byConstantOfItsOwn(Class<?> type, MediaType mediaType) {
            return OWN.isCompatible(mediaType);
        }

        boolean byStaticField(Class<?> type, MediaType mediaType) {
            return open && type == Item.class;
        }

        boolean byField(Class<?> type, MediaType mediaType) {
            return asked == 0;
        }

        boolean counting(Class<?> type, MediaType mediaType) {
            asked++;
            return true;
        }

        boolean printing(Class<?> type, MediaType mediaType) {
            System.err.println(type);
            return true;
        }

        boolean inTime(Class<?> type, MediaType mediaType) {
            return System.currentTimeMillis() > 0;
        }

        boolean making(Class<?> type, MediaType mediaType) {
            return new Item() != null;
        }

        boolean forEver(Class<?> type, MediaType mediaType) {
            while (type == Item.class) {
                allowed(type);
            }
            return true;
        }

        boolean deep(Class<?> type, MediaType mediaType) {
            return deep(type, mediaType);
        }

        synchronized boolean locked(Class<?> type, MediaType mediaType) {
            return true;
        }

        boolean sameMediaTypeObject(Class<?> type, MediaType mediaType) {
            return mediaType == MediaType.TEXT_PLAIN_TYPE;
        }
    }

    private static final Classes CLASSES = new Classes(ClassSource.of(EvaluationTest.class.getClassLoader(),
            Stream.of(Item.class, Special.class, Always.class, Base.class, Provider.class).map(Type::getInternalName)
                    .collect(Collectors.toSet()),
            Set.of()));

    private static Optional<Boolean> ask(String method, Known type) {
        return new Evaluation(CLASSES).ask(
                new Method(Type.getInternalName(Provider.class), method,
                        "(Ljava/lang/Class;Ljakarta/ws/rs/core/MediaType;)Z"),
                List.of(type, new MediaTypeOf("text", "x-item")));
    }

    private static Optional<Boolean> ask(String method) {
        return ask(method, new ClassOf(Type.getInternalName(Item.class)));
    }

    @ParameterizedTest
    @ValueSource(strings = { "sameClass", "equalClass", "below", "byName", "ofOneMediaType", "notJson", "byStatic",
            "bySubclass", "byOwnPrivate", "byDefault" })
    void knowsWhatIsTrue(String method) {
        assertThat(ask(method)).contains(true);
    }

    @ParameterizedTest
    @ValueSource(strings = { "sameClass", "equalClass", "below", "byName", "byStatic", "bySubclass" })
    void knowsWhatIsFalseOfAnotherClass(String method) {
        assertThat(ask(method, new ClassOf(Type.getInternalName(Special.class)))).contains(false);
    }

    @Test
    void knowsWhatIsFalseOfTheMediaType() {
        assertThat(ask("plainText")).contains(false);
    }

    @ParameterizedTest
    @ValueSource(strings = { "sameClass", "equalClass", "below", "byName", "byStatic", "bySubclass" })
    void knowsNothingWithoutTheClass(String method) {
        assertThat(ask(method, Known.UNKNOWN)).isEmpty();
    }

    @Test
    void knowsWhatDependsOnNothingWithoutTheClass() {
        assertThat(ask("byDefault", Known.UNKNOWN)).contains(true);
    }

    @ParameterizedTest
    @ValueSource(strings = { "ofText", "byConstantOfItsOwn", "byStaticField", "byField", "counting", "printing", "inTime",
            "making", "forEver", "deep", "locked", "sameMediaTypeObject", "isNowhere" })
    void doesNotGuess(String method) {
        assertThat(ask(method)).isEmpty();
    }
}
