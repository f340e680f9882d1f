package dev.straightway.deployment.surroundings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.jboss.jandex.AnnotationOverlay;
import org.jboss.jandex.AnnotationTransformation;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.Index;
import org.jboss.jandex.IndexView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import io.smallrye.mutiny.Uni;

/**
 * Resource methods that may use entities of Hibernate Reactive with Panache have a session; its classes are played by others.
 */
class PanacheSessionsTest {

    private static final DotName ON_DEMAND = DotName
            .createSimple("io.quarkus.hibernate.reactive.panache.common.WithSessionOnDemand");

    public abstract static class EntityBase {
        static <T> Uni<T> find() {
            return Uni.createFrom().nullItem();
        }
    }

    public interface RepositoryBase {
    }

    public static class Fruit extends EntityBase {
    }

    public static class Fruits implements RepositoryBase {
    }

    @Path("/entities")
    public static class Entities {
        @GET
        public Uni<Fruit> get() {
            return Fruit.find();
        }

        @GET
        @Path("now")
        public Fruit now() {
            return new Fruit();
        }

        public Uni<Fruit> noResource() {
            return get();
        }
    }

    @Path("/repositories")
    public static class Repositories {
        Fruits fruits;

        @GET
        public Uni<String> get() {
            return Uni.createFrom().item(String.valueOf(fruits));
        }
    }

    @Path("/others")
    public static class Others {
        @GET
        public Uni<String> get() {
            return Uni.createFrom().item("");
        }
    }

    @ParameterizedTest
    @CsvSource({ "Entities, get, true", "Entities, now, false", "Entities, noResource, false", "Repositories, get, true",
            "Others, get, false" })
    void opensASessionAroundResourceMethodsThatMayUseOne(String type, String method, boolean expected) throws IOException {
        IndexView index = Index.of(EntityBase.class, RepositoryBase.class, Fruit.class, Fruits.class, Entities.class,
                Repositories.class, Others.class);
        AnnotationOverlay annotations = AnnotationOverlay.builder(index, List.of(sessions(index).orElseThrow())).build();
        ClassInfo found = index.getClassByName(PanacheSessionsTest.class.getName() + "$" + type);
        assertThat(annotations.hasAnnotation(found.firstMethod(method), ON_DEMAND)).isEqualTo(expected);
    }

    @Test
    void doesNothingWithoutEntities() throws IOException {
        assertThat(sessions(Index.of(Others.class))).isEmpty();
    }

    private static Optional<AnnotationTransformation> sessions(IndexView index) {
        return PanacheSessions.of(index, List.of(EntityBase.class.getName(), RepositoryBase.class.getName()),
                method -> method.hasDeclaredAnnotation(GET.class));
    }
}
