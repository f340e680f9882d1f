package dev.straightway.it.library.catalogue;

import jakarta.enterprise.context.ApplicationScoped;

import io.quarkus.hibernate.orm.panache.PanacheRepository;

@ApplicationScoped
public class PublisherRepository implements PanacheRepository<Publisher> {
}
