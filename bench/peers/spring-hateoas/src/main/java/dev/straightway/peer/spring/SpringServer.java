package dev.straightway.peer.spring;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** Starts the server; {@code server.port} and the other properties of Spring Boot say where. */
@SpringBootApplication
public class SpringServer {

    public static void main(String[] arguments) {
        SpringApplication.run(SpringServer.class, arguments);
    }
}
