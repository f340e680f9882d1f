package dev.straightway.bench.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashSet;
import java.util.Set;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import dev.straightway.runtime.http.exchange.Endpoint;

/** A benchmark that measures refusals, or the same way twice, would say nothing. */
class LocatedRequestsTest {

    private static final int MANY = 8_192;
    private static ReceivedRequest received;

    @BeforeAll
    static void receive() throws IOException {
        received = new ReceivedRequest(LocatedRequests.PATH);
    }

    @AfterAll
    static void close() throws IOException {
        received.close();
    }

    private static LocatedRequests requests(LocatedRequests.Way way) {
        return LocatedRequests.of(way, LocatorBenchmark.CLASSES, received.request());
    }

    @ParameterizedTest
    @EnumSource
    void eachObjectIsServedByItsClass(LocatedRequests.Way way) throws Throwable {
        LocatedRequests requests = requests(way);
        for (Object object : requests.objects(MANY)) {
            Endpoint endpoint = requests.endpoint(object);
            assertThat(endpoint.method().className()).isEqualTo(object.getClass().getName());
            assertThat(endpoint.template()).isEqualTo("/parts/{part}");
        }
    }

    @Test
    void onlyTheFlattenedLocatorIsForeseen() {
        assertThat(requests(LocatedRequests.Way.FLATTENED).matched().foreseen()).isNotNull();
        assertThat(requests(LocatedRequests.Way.OF_ONE).matched().foreseen()).isNull();
        assertThat(requests(LocatedRequests.Way.DYNAMIC).matched().foreseen()).isNull();
    }

    @Test
    void onlyTheDynamicLocatorReturnsObjectsOfAllClasses() {
        assertThat(classes(LocatedRequests.Way.DYNAMIC)).hasSize(LocatorBenchmark.CLASSES);
        assertThat(classes(LocatedRequests.Way.OF_ONE)).hasSize(1);
        assertThat(classes(LocatedRequests.Way.FLATTENED)).hasSize(1);
    }

    private static Set<Class<?>> classes(LocatedRequests.Way way) {
        Set<Class<?>> classes = new HashSet<>();
        for (Object object : requests(way).objects(MANY)) {
            classes.add(object.getClass());
        }
        return classes;
    }
}
