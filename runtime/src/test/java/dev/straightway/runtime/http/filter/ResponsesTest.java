package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;

import jakarta.ws.rs.core.Response;

import org.jboss.resteasy.reactive.RestResponse;
import org.junit.jupiter.api.Test;

class ResponsesTest {

    private final Response accepted = Response.accepted().build();

    @Test
    void takesAResponseAsItIs() {
        assertThat(Responses.of(accepted)).isSameAs(accepted);
    }

    @Test
    void takesWhatAnOptionalHolds() {
        assertThat(Responses.of(Optional.of(accepted))).isSameAs(accepted);
    }

    @Test
    void makesAResponseOfThatOfQuarkusRest() {
        assertThat(Responses.of(RestResponse.status(RestResponse.Status.ACCEPTED, "one")))
                .extracting(Response::getStatus, Response::getEntity).containsExactly(202, "one");
    }

    @Test
    void hasNoneWhereTheMethodReturnsNone() {
        assertThat(Responses.of(null)).isNull();
        assertThat(Responses.of(Optional.empty())).isNull();
    }
}
