package dev.straightway.it.library.lending;

import java.util.List;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.transaction.Transactional;

import io.quarkus.runtime.StartupEvent;

/** Those who were members from the beginning. */
@ApplicationScoped
public class FirstMembers {

    @Transactional
    void join(@Observes StartupEvent event) {
        if (Member.count() == 0) {
            for (String name : List.of("Max", "Nora", "Olga")) {
                Member member = new Member();
                member.card = "M00" + (Member.count() + 1);
                member.name = name;
                member.email = name.toLowerCase() + "@example.org";
                member.persist();
            }
        }
    }
}
