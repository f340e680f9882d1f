package dev.straightway.it.straightway;

import org.apache.http.impl.client.DefaultHttpClient;
import org.apache.http.impl.conn.PoolingClientConnectionManager;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

import dev.straightway.it.contract.Contract;
import dev.straightway.it.contract.Stack;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.config.HttpClientConfig;
import io.restassured.config.RestAssuredConfig;

/**
 * The contract on connections that have served requests before: plain ones come ahead of the Router there, while the first one
 * of a connection never does.
 */
@QuarkusTest
class KeptConnectionsTest extends Contract {

    /** So many that a test which leaves an answer unread keeps no other waiting. */
    private static final int MOST = 1_000;

    private static RestAssuredConfig before;

    KeptConnectionsTest() {
        super(Stack.STRAIGHTWAY);
    }

    @BeforeAll
    @SuppressWarnings("deprecation") // the client that REST Assured takes
    static void keepConnections() {
        PoolingClientConnectionManager kept = new PoolingClientConnectionManager();
        kept.setMaxTotal(MOST);
        kept.setDefaultMaxPerRoute(MOST);
        before = RestAssured.config();
        RestAssured.config = before.httpClient(HttpClientConfig.httpClientConfig().reuseHttpClientInstance()
                .httpClientFactory(() -> new DefaultHttpClient(kept)));
    }

    @AfterAll
    static void forgetConnections() {
        RestAssured.config = before;
    }
}
